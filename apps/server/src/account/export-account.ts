import type { AccountExport } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import type { Camper } from '#http/session.ts'
import { loadSessionUser } from '#users/load-session-user.ts'
import { listAddresses, listUsernames } from './store.ts'

/** Everything that is kept about a camper; undefined when the account is gone. */
export async function exportAccount(
  database: Database,
  { userId }: Camper,
  now: Date,
): Promise<AccountExport | undefined> {
  const [user, sessions, usernames, pending, addresses] = await Promise.all([
    loadSessionUser(database, userId),
    database
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    listUsernames(database, userId),
    database.selectFrom('pending_emails').select('email').where('user_id', '=', userId).executeTakeFirst(),
    listAddresses(database, userId),
  ])
  if (!user) return undefined
  const mails = await database
    .selectFrom('mail_outbox')
    .select(['created_at', 'subject', 'body'])
    .where('recipient', 'in', addresses)
    .orderBy('created_at')
    .execute()
  return {
    exportedAt: now.toISOString(),
    user,
    sessions: sessions.map(({ created_at, last_seen_at }) => ({
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
    })),
    usernames,
    pendingEmail: pending?.email ?? null,
    mails: mails.map(({ created_at, ...mail }) => ({ sentAt: created_at.toISOString(), ...mail })),
  }
}
