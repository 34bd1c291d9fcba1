import { findsRow } from '#database/finds-row.ts'
import type { Queryable } from '#database/schema.ts'

/**
 * Waits for every transaction that refers to the camper, and blocks new ones. False if the account is gone: rows
 * without a foreign key must not be written for it.
 */
export async function lockUser(queryable: Queryable, userId: string): Promise<boolean> {
  return findsRow(queryable.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate())
}

/**
 * Keeps accounts from being deleted until the transaction ends. Always locks in one order, so that two transactions
 * never wait for each other. False if one of the accounts is gone already.
 */
export async function keepUsers(queryable: Queryable, userIds: readonly string[]): Promise<boolean> {
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
