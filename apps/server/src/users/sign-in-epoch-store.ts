import type { Queryable } from '#database/schema.ts'
import { lockUser } from './lock-store.ts'

/** A camper who has proved who they are, and the account's epoch at that time. */
export type ProvenCamper = { userId: string; username: string; signInEpoch: number }

/** Begins the query for a camper by something that proves who they are. */
export function selectProven(queryable: Queryable) {
  return queryable
    .selectFrom('users')
    .select(['users.user_id as userId', 'users.username', 'users.sign_in_epoch as signInEpoch'])
}

/**
 * Locks the account until the transaction ends. False if an undo, or another change to how people can sign in, came
 * after the proof (decision 32), or if the account is gone.
 */
export async function lockProven(
  queryable: Queryable,
  { userId, signInEpoch }: ProvenCamper,
): Promise<boolean> {
  await lockUser(queryable, userId)
  // A statement of its own: the lock may have been waited for, and only a new statement sees what happened meanwhile.
  const row = await queryable
    .selectFrom('users')
    .select('sign_in_epoch')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.sign_in_epoch === signInEpoch
}

/** Proofs that were given before no longer begin or confirm a session. In a transaction that has locked the account. */
export async function raiseSignInEpoch(queryable: Queryable, userId: string): Promise<void> {
  await queryable
    .updateTable('users')
    .set((users) => ({ sign_in_epoch: users('sign_in_epoch', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}
