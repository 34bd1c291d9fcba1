import type { AccountExport } from '@cairn/contract'
import { listMailboxes } from '#account-changes/mailbox-store.ts'
import { listChanges } from '#account-changes/store.ts'
import type { Database } from '#database/schema.ts'
import type { Camper } from '#http/session.ts'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'
import { providerName } from '#sign-in/identities/provider-name.ts'
import { listMailTo } from '#mail/store.ts'
import { loadSessionUser } from '#users/load-session-user.ts'
import { listAddresses, listUsernames } from './store.ts'

type ExportServices = { database: Database; signInProviders: readonly SignInProvider[] }

/** All data stored about a camper; undefined if the account no longer exists. */
export async function exportAccount(
  { database, signInProviders }: ExportServices,
  { userId }: Camper,
  now: Date,
): Promise<AccountExport | undefined> {
  const [
    user,
    usernames,
    pending,
    formerEmails,
    addresses,
    waysIn,
    knownBrowsers,
    knownNetworks,
    examSessions,
    changes,
  ] = await Promise.all([
    loadSessionUser(database, userId),
    listUsernames(database, userId),
    database.selectFrom('pending_emails').select('email').where('user_id', '=', userId).executeTakeFirst(),
    listFormerEmails(database, userId, now),
    listAddresses(database, userId),
    listWaysIn({ database, signInProviders }, userId),
    listKnown(database, 'known_browsers', userId),
    listKnown(database, 'known_networks', userId),
    listExamSessions(database, userId),
    listChanges(database, userId),
  ])
  if (!user) return undefined
  const mails = await listMailTo(database, addresses)
  return {
    exportedAt: now.toISOString(),
    user,
    usernames: usernames.map(({ username }) => username),
    pendingEmail: pending?.email ?? null,
    formerEmails,
    accountChanges: changes.map(({ kind, changedAt }) => ({ kind, changedAt: changedAt.toISOString() })),
    ...waysIn,
    knownBrowsers,
    knownNetworks,
    examSessions,
    mails: mails.map(({ createdAt, ...mail }) => ({ sentAt: createdAt.toISOString(), ...mail })),
  }
}

async function listFormerEmails(
  database: Database,
  userId: string,
  now: Date,
): Promise<AccountExport['formerEmails']> {
  const mailboxes = await listMailboxes(database, userId, now)
  return mailboxes.flatMap(({ email, keptUntil }) =>
    keptUntil === null ? [] : [{ email, expiresAt: keptUntil.toISOString() }],
  )
}

/** Where the camper is signed in, and their sign-in methods. */
async function listWaysIn(
  { database, signInProviders }: ExportServices,
  userId: string,
): Promise<Pick<AccountExport, 'identities' | 'passkeys' | 'sessions'>> {
  const [sessions, passkeys, identities] = await Promise.all([
    database
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'confirmed_at', 'browser', 'system'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('passkeys')
      .select(['created_at', 'last_used_at', 'browser', 'system'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('identities')
      .select(['issuer', 'subject', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ])
  return {
    sessions: sessions.map(({ created_at, last_seen_at, confirmed_at, ...device }) => ({
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
      confirmedAt: confirmed_at.toISOString(),
      ...device,
    })),
    passkeys: passkeys.map(({ created_at, last_used_at, ...device }) => ({
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
      ...device,
    })),
    identities: identities.map(({ created_at, ...identity }) => ({
      provider: providerName(signInProviders, identity.issuer),
      ...identity,
      createdAt: created_at.toISOString(),
    })),
  }
}

async function listKnown(
  database: Database,
  table: 'known_browsers' | 'known_networks',
  userId: string,
): Promise<{ signedInAt: string }[]> {
  const rows = await database
    .selectFrom(table)
    .select('signed_in_at')
    .where('user_id', '=', userId)
    .orderBy('signed_in_at')
    .execute()
  return rows.map(({ signed_in_at }) => ({ signedInAt: signed_in_at.toISOString() }))
}

/** Which papers were drawn. Their questions are left out, because the camper may be asked them again. */
async function listExamSessions(database: Database, userId: string): Promise<AccountExport['examSessions']> {
  const sessions = await database
    .selectFrom('exam_sessions')
    .select(['exam_id', 'started_at', 'closed_at'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute()
  return sessions.map(({ exam_id: examId, started_at, closed_at }) => ({
    examId,
    startedAt: started_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
  }))
}
