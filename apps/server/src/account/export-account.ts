import type { AccountExport } from '@cairn/contract'
import { listMailboxes } from '#account-changes/mailbox-store.ts'
import { listChanges } from '#account-changes/store.ts'
import { listDocuments } from '#credentials/store.ts'
import type { Database } from '#database/schema.ts'
import type { Camper } from '#http/session.ts'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'
import { providerName } from '#sign-in/identities/provider-name.ts'
import { listReturnedTo } from '#mail/returned-mail-store.ts'
import { listMailTo } from '#mail/store.ts'
import { presentRun } from '#reruns/present.ts'
import { listRuns } from '#reruns/store.ts'
import { listReviews } from '#reviews/store.ts'
import { findExtraTime } from '#users/extra-time-store.ts'
import { loadSessionUser } from '#users/load-session-user.ts'
import { listReportsBy } from './camper-report-store.ts'
import {
  findPendingEmail,
  listDrawnPapers,
  listGifts,
  listIdentities,
  listPasskeys,
  listSessions,
  listSignInTimes,
} from './export-store.ts'
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
    reviews,
    runs,
    credentials,
    usernames,
    pendingEmail,
    formerEmails,
    addresses,
    waysIn,
    knownBrowsers,
    knownNetworks,
    examSessions,
    examExtraTimePercent,
    gifts,
    changes,
    reports,
  ] = await Promise.all([
    loadSessionUser(database, userId),
    listReviews(database, userId),
    listRuns(database, userId),
    listDocuments(database, userId),
    listUsernames(database, userId),
    findPendingEmail(database, userId),
    listFormerEmails(database, userId, now),
    listAddresses(database, userId),
    listWaysIn({ database, signInProviders }, userId),
    listKnown(database, 'known_browsers', userId),
    listKnown(database, 'known_networks', userId),
    listExamSessions(database, userId),
    findExtraTime(database, userId),
    listGifts(database, userId),
    listChanges(database, userId),
    listReportsBy(database, userId),
  ])
  // Without an address it has just been deleted on another device.
  if (!user || addresses.length === 0) return undefined
  const [mails, returnedMails] = await Promise.all([
    listMailTo(database, addresses),
    listReturnedTo(database, addresses),
  ])
  return {
    exportedAt: now.toISOString(),
    user,
    reviews,
    projectRuns: runs.map(presentRun),
    credentials,
    usernames: usernames.map(({ username }) => username),
    pendingEmail: pendingEmail ?? null,
    formerEmails,
    accountChanges: changes.map(({ kind, changedAt }) => ({ kind, changedAt: changedAt.toISOString() })),
    ...waysIn,
    knownBrowsers,
    knownNetworks,
    examSessions,
    examExtraTimePercent,
    donations: gifts.map(({ startedAt, ...gift }) => ({ ...gift, startedAt: startedAt.toISOString() })),
    reports: reports.map(({ reportedAt, details }) => ({ reportedAt: reportedAt.toISOString(), details })),
    mails: mails.map(({ createdAt, recipient }) => ({ sentAt: createdAt.toISOString(), recipient })),
    returnedMails: returnedMails.map(({ returnedAt, recipient, answer }) => ({
      returnedAt: returnedAt.toISOString(),
      recipient,
      answer,
    })),
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
    listSessions(database, userId),
    listPasskeys(database, userId),
    listIdentities(database, userId),
  ])
  return {
    sessions: sessions.map(({ createdAt, lastSeenAt, confirmedAt, ...device }) => ({
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      confirmedAt: confirmedAt.toISOString(),
      ...device,
    })),
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...device }) => ({
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      ...device,
    })),
    identities: identities.map(({ createdAt, ...identity }) => ({
      provider: providerName(signInProviders, identity.issuer),
      ...identity,
      createdAt: createdAt.toISOString(),
    })),
  }
}

async function listKnown(
  database: Database,
  table: 'known_browsers' | 'known_networks',
  userId: string,
): Promise<{ signedInAt: string }[]> {
  const times = await listSignInTimes(database, table, userId)
  return times.map((time) => ({ signedInAt: time.toISOString() }))
}

async function listExamSessions(database: Database, userId: string): Promise<AccountExport['examSessions']> {
  const drawn = await listDrawnPapers(database, userId)
  return drawn.map(({ examId, startedAt, closedAt, answers }) => ({
    examId,
    startedAt: startedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    keptAnswers: answers ?? {},
  }))
}
