import type { Queryable } from '#database/schema.ts'

/**
 * Keeps accounts from being deleted until the transaction ends. Always locks in one order, so that two transactions
 * never wait for each other. False if one of the accounts is gone already.
 */
export async function lockAccounts(queryable: Queryable, userIds: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(userIds)]
  if (wanted.length === 0) return true
  const held = await queryable
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', wanted)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
  return held.length === wanted.length
}
