import type { Queryable } from '#database/schema.ts'

/** An address of an account. A former address stays reserved for it for a while. */
export type Mailbox = { email: string; keptUntil: Date | null }

/** The current address of an account, and the former ones that it can still take back. */
export async function listMailboxes(queryable: Queryable, userId: string, now: Date): Promise<Mailbox[]> {
  return queryable
    .selectFrom('emails')
    .select(['email', 'reserved_until as keptUntil'])
    .where('user_id', '=', userId)
    .where((kept) => kept.or([kept('reserved_until', 'is', null), kept('reserved_until', '>', now)]))
    .orderBy('email')
    .execute()
}

/** Reserves an address for the account that has just given it up. */
export async function keepEmail(queryable: Queryable, email: string, keptUntil: Date): Promise<void> {
  await queryable
    .updateTable('emails')
    .set({ reserved_until: keptUntil })
    .where('email', '=', email)
    .execute()
}

/** Restores one of an account's addresses and releases all others except those of older mailboxes. */
export async function restoreEmail(
  queryable: Queryable,
  { userId, email, olderMailboxes }: { userId: string; email: string; olderMailboxes: readonly string[] },
): Promise<void> {
  await queryable
    .deleteFrom('emails')
    .where('user_id', '=', userId)
    .where('email', 'not in', [email, ...olderMailboxes])
    .execute()
  await queryable
    .updateTable('emails')
    .set({ reserved_until: null })
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .execute()
  await queryable.updateTable('users').set({ email }).where('user_id', '=', userId).execute()
}
