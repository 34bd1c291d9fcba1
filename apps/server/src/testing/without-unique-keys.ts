import { InsertQueryNode, type KyselyPlugin, sql } from 'kysely'
import type { Database, Schema } from '#database/schema.ts'

/**
 * Drops the unique keys of tables, for twins that show what the keys prevent. The server's own code stays the same
 * except for `on conflict` clauses, which are removed because the database rejects them without a key.
 */
export function withoutUniqueKeys(...tables: (keyof Schema)[]): (database: Database) => Promise<Database> {
  const isWeak = (node: InsertQueryNode) =>
    tables.some((table) => node.into?.table.identifier.name === String(table))
  const insertRegardless: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (!InsertQueryNode.is(node) || !isWeak(node)) return node
      const { onConflict: _rowThatIsThere, ...insertion } = node
      return insertion
    },
    transformResult: async ({ result }) => result,
  }
  return async (database) => {
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)} cascade`.execute(
        database,
      )
    }
    return database.withPlugin(insertRegardless)
  }
}
