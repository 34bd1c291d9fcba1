import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** Exceeding this means that statements are built from values, and these must not pile up in the database. */
const maxStatements = 500

const names = new Map<string, string>()

/** A prepared `*` fails once a migration adds a column, so such statements are planned each time. */
const dependsOnColumns = /select \*|returning \*|\.\*/

/**
 * Makes a connection parse and plan each statement with values once, instead of at each use: about a third of the
 * cost of a small query.
 */
export function prepareStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...input: readonly unknown[]) => unknown
  const prepared = (...input: readonly unknown[]): unknown => {
    const [text, values, ...rest] = input
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...input)
    const name = nameOf(text)
    return name === undefined ? query(...input) : query({ name, text, values }, ...rest)
  }
  client.query = prepared as typeof client.query
}

/** The same in every process, so that a connection pooler can share it; undefined if preparing does not pay off. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxStatements || dependsOnColumns.test(text)) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}
