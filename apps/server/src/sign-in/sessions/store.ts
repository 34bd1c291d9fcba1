import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import { deleteOpenProofs } from '#users/open-proof-store.ts'
import { forgetKnownBrowser, forgetKnownBrowsers } from '../known-browsers/store.ts'

export type SessionRow = {
  id: string
  session_hash: Buffer
  created_at: Date
  last_seen_at: Date
  browser: string
  system: string
}

/** A hash of the hash: a page must not show the key by which the database looks up a session. */
const publicId = sql<string>`left(encode(sha256(session_hash), 'hex'), 32)`

type Alive = { createdAfter: Date; seenAfter: Date }

export async function listLiveSessions(
  queryable: Queryable,
  userId: string,
  { createdAfter, seenAfter }: Alive,
): Promise<SessionRow[]> {
  return queryable
    .selectFrom('sessions')
    .select(['session_hash', 'created_at', 'last_seen_at', 'browser', 'system', publicId.as('id')])
    .where('user_id', '=', userId)
    .where('created_at', '>', createdAfter)
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/**
 * Ends a session, and what a stranger may have begun in it. Its browser is no longer known from then on. False if the
 * camper has no such session.
 */
export async function deleteSessionById(queryable: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await queryable
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(publicId, '=', id)
    .returning('mark_hash')
    .executeTakeFirst()
  if (!ended) return false
  if (ended.mark_hash) await forgetKnownBrowser(queryable, userId, ended.mark_hash)
  await endWhatWasBegun(queryable, userId)
  return true
}

type Ended = {
  sessions: number
  /** Whether a code or link was open with which someone could have signed in. */
  hadOpenProofs: boolean
}

/** Ends all sessions but one, and what a stranger may have begun. All other browsers are no longer known from then on. */
export async function deleteOtherSessions(
  queryable: Queryable,
  userId: string,
  keptHash: Buffer,
): Promise<Ended> {
  await forgetKnownBrowsers(queryable, userId, keptHash)
  const hadOpenProofs = await endWhatWasBegun(queryable, userId)
  const { numDeletedRows } = await queryable
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_hash', '!=', keptHash)
    .executeTakeFirstOrThrow()
  return { sessions: Number(numDeletedRows), hadOpenProofs }
}

/** Ends all sessions of a camper, and what a stranger may have begun. No browser is known any longer. */
export async function endEverySession(queryable: Queryable, userId: string): Promise<void> {
  // No session has an empty hash.
  await deleteOtherSessions(queryable, userId, Buffer.alloc(0))
}

/**
 * The token of the remote editor, a change of address, whose link the owner could be lured to open, and codes and links to
 * sign in with, which a stranger may have read in the mailbox. True if there were any of these.
 */
async function endWhatWasBegun(queryable: Queryable, userId: string): Promise<boolean> {
  for (const table of ['user_tokens', 'pending_emails'] as const)
    await queryable.deleteFrom(table).where('user_id', '=', userId).execute()
  return deleteOpenProofs(queryable, userId)
}
