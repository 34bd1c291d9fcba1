import type { Queryable } from '#database/schema.ts'

type NewCodes = { userId: string; codeHashes: readonly Buffer[]; now: Date }

/** In a transaction: a camper has the new codes or the old ones, never both or none. */
export async function replaceCodes(
  queryable: Queryable,
  { userId, codeHashes, now }: NewCodes,
): Promise<void> {
  await queryable.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await queryable
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now })))
    .execute()
}

/** Spends a code: of many who try at once, one gets the row. */
export async function consumeCode(queryable: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await queryable
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countCodes(
  queryable: Queryable,
  userId: string,
): Promise<{ left: number; createdAt: Date | null }> {
  const row = await queryable
    .selectFrom('recovery_codes')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('created_at').as('createdAt')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { left: Number(row.count), createdAt: row.createdAt }
}
