import { type KyselyPlugin, SelectQueryNode } from 'kysely'
import type { Database } from '#database/schema.ts'

/** Removes row locks from all queries, for twins that show what the locks prevent. */
export async function withoutRowLocks(database: Database): Promise<Database> {
  const readUnlocked: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (!SelectQueryNode.is(node)) return node
      const { endModifiers: _locks, ...selection } = node
      return selection
    },
    transformResult: async ({ result }) => result,
  }
  return database.withPlugin(readUnlocked)
}
