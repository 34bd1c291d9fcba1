import type { Queryable } from '#database/schema.ts'
import { forgetKnownBrowsers } from '#sign-in/known-browsers/store.ts'

export type EmailChange = { tokenHash: Buffer; oldEmail: string; changedAt: Date; expiresAt: Date }

/** Keeps an address that an account has just left, and forgets those that nobody came back for. */
export async function putEmailChange(
  queryable: Queryable,
  userId: string,
  { tokenHash, oldEmail, changedAt, expiresAt }: EmailChange,
): Promise<void> {
  await queryable.deleteFrom('emails').where('reserved_until', '<=', changedAt).execute()
  await queryable.deleteFrom('email_changes').where('expires_at', '<=', changedAt).execute()
  await queryable
    .updateTable('emails')
    .set({ reserved_until: expiresAt })
    .where('email', '=', oldEmail)
    .execute()
  await queryable
    .insertInto('email_changes')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      old_email: oldEmail,
      changed_at: changedAt,
      expires_at: expiresAt,
    })
    .execute()
}

type ChangeKey = { userId: string; tokenHash: Buffer; now: Date }

/** Spends a change that can still be undone, and every one that came after it. */
export async function consumeEmailChange(
  queryable: Queryable,
  { userId, tokenHash, now }: ChangeKey,
): Promise<{ oldEmail: string; changedAt: Date } | undefined> {
  const change = await queryable
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['old_email as oldEmail', 'changed_at as changedAt'])
    .executeTakeFirst()
  if (!change) return undefined
  await queryable
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('changed_at', '>=', change.changedAt)
    .execute()
  return change
}

/**
 * Gives an account an address back that was kept for it, and lets go of what it has had since. False when the
 * address is not the account's to have.
 */
export async function restoreEmail(queryable: Queryable, userId: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('emails')
    .set({ reserved_until: null })
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await queryable
    .deleteFrom('emails')
    .where('user_id', '=', userId)
    .where('email', '!=', email)
    .where('email', 'not in', (changes) =>
      changes.selectFrom('email_changes').select('old_email').where('user_id', '=', userId),
    )
    .execute()
  await queryable.deleteFrom('pending_emails').where('user_id', '=', userId).execute()
  await queryable.updateTable('users').set({ email }).where('user_id', '=', userId).execute()
  return true
}

/** Ends all sessions, lets no browser count as known any more, and takes away every way in that was made since. */
export async function closeWaysInSince(queryable: Queryable, userId: string, since: Date): Promise<void> {
  await queryable.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await forgetKnownBrowsers(queryable, userId)
  await queryable
    .deleteFrom('passkey_ids')
    .where('passkey_id', 'in', (passkeys) =>
      passkeys
        .selectFrom('passkeys')
        .select('passkey_id')
        .where('user_id', '=', userId)
        .where('created_at', '>=', since),
    )
    .execute()
  for (const table of ['passkeys', 'recovery_codes', 'identities'] as const) {
    await queryable.deleteFrom(table).where('user_id', '=', userId).where('created_at', '>=', since).execute()
  }
}
