import type { PoolClient } from 'pg'
import { statements } from '#telemetry/statements.ts'

/** Makes a connection tell its statements, if anyone listens. */
export function tellStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...input: readonly unknown[]) => Promise<unknown>
  const telling = (...input: readonly unknown[]): Promise<unknown> => {
    const [config] = input
    if (!statements.hasSubscribers || typeof config !== 'string') return query(...input)
    return statements.tracePromise(() => query(...input), { text: config })
  }
  client.query = telling as typeof client.query
}
