import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What builds a statement, with Kysely's functions or as text. */
const statement = /\bsql(?:`|<)|\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/

/** Where SQL belongs: stores, the database's own folder, and tests. */
const mayHoldSql = /(?:^|[/-])store\.ts$|^(?:database|testing)\/|\.test\.ts$/

/** The files of the server that contain SQL although they are no stores. */
export function findSqlOutsideStores(sources: string): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !mayHoldSql.test(file))
    .filter((file) => statement.test(readFileSync(join(sources, file), 'utf8')))
}
