import { type KyselyPlugin, SelectQueryNode } from 'kysely'
import type { Database } from '#database/schema.ts'

/** Leaves the locks out of all that the server reads, for twins that want to see what they prevent. */
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
