import { DeleteResult, type InsertResult, UpdateResult } from 'kysely'

type Statement = { executeTakeFirstOrThrow(): Promise<DeleteResult | InsertResult | UpdateResult> }

/** Runs a statement; false if it found no row to delete or update, or inserted none because of a conflict. */
export async function changesRows(statement: Statement): Promise<boolean> {
  const result = await statement.executeTakeFirstOrThrow()
  if (result instanceof DeleteResult) return result.numDeletedRows > 0n
  if (result instanceof UpdateResult) return result.numUpdatedRows > 0n
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}
