import { InsertQueryNode, type KyselyPlugin, sql } from 'kysely'
import type { Database, Schema } from '#database/schema.ts'

/**
 * Takes the unique keys of tables away, for twins that want to see what the keys prevent. The server's own
 * code goes on as before; only what it says about rows that are there already is left out, because without
 * a key the database would not understand it.
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
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)}`.execute(database)
    }
    return database.withPlugin(insertRegardless)
  }
}
