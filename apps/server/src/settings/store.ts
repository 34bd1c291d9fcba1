import type { Updateable } from 'kysely'
import { changesRows } from '#database/changes-rows.ts'
import { findValue } from '#database/find-value.ts'
import type { Queryable, Schema } from '#database/schema.ts'

export async function updateUser(
  queryable: Queryable,
  userId: string,
  changes: Updateable<Schema['users']>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await queryable.updateTable('users').set(changes).where('user_id', '=', userId).execute()
}

export type PendingEmail = { email: string; tokenHash: Buffer; sentAt: Date; expiresAt: Date }

export async function findPendingEmail(
  queryable: Queryable,
  userId: string,
): Promise<PendingEmail | undefined> {
  return selectPendingEmail(queryable, userId).executeTakeFirst()
}

/** The same for a transaction that is going to replace or delete it. */
export async function lockPendingEmail(
  transaction: Queryable,
  userId: string,
): Promise<PendingEmail | undefined> {
  return selectPendingEmail(transaction, userId).forUpdate().executeTakeFirst()
}

function selectPendingEmail(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('pending_emails')
    .select(['email', 'token_hash as tokenHash', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
}

export async function upsertPendingEmail(
  queryable: Queryable,
  userId: string,
  { email, tokenHash, sentAt, expiresAt }: PendingEmail,
): Promise<void> {
  const values = { email, token_hash: tokenHash, sent_at: sentAt, expires_at: expiresAt }
  await queryable
    .insertInto('pending_emails')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function deletePendingEmail(queryable: Queryable, userId: string): Promise<void> {
  await queryable.deleteFrom('pending_emails').where('user_id', '=', userId).execute()
}

/** The account that has an address or has it reserved. */
export async function findEmailOwner(
  queryable: Queryable,
  email: string,
  now: Date,
): Promise<string | undefined> {
  return findValue(
    queryable
      .selectFrom('emails')
      .select('user_id')
      .where('email', '=', email)
      .where((kept) => kept.or([kept('reserved_until', 'is', null), kept('reserved_until', '>', now)])),
  )
}

/** Whether the camper with this link wants mail. False if no camper has such a link. */
export async function setSubscription(
  queryable: Queryable,
  unsubscribeId: string,
  wants: boolean,
): Promise<boolean> {
  return changesRows(
    queryable
      .updateTable('users')
      .set({ send_quincy_email: wants })
      .where('user_id', 'in', (inner) =>
        inner.selectFrom('unsubscribe_ids').select('user_id').where('unsubscribe_id', '=', unsubscribeId),
      ),
  )
}
