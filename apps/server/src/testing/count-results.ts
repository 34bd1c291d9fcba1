import type { KyselyPlugin } from 'kysely'
import type { Database } from '#database/schema.ts'

export type Counted = { queries: number; rows: number }

/** The same database, with a count of its queries and of the rows they returned. */
export function countResults(database: Database): { database: Database; counted: Counted } {
  const counted = { queries: 0, rows: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counted.queries += 1
      counted.rows += result.rows.length
      return result
    },
  }
  return { database: database.withPlugin(plugin), counted }
}
