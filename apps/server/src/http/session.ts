import { limits } from '@cairn/contract'
import type { Database, Queryable } from '#database/schema.ts'
import { hashSecret, newSecret } from './secret.ts'
import {
  deleteSessionRow,
  findSessionRow,
  hasSession,
  insertSession,
  type NewSession,
  replaceSessionHash,
  type SessionKey,
  setLastSeen,
} from './session-store.ts'

/** The signed-in caller. */
export type Camper = { userId: string; username: string }

export type Session = {
  camper: Camper
  hash: Buffer
  createdAt: Date
  /** Whether the camper had recently signed in or confirmed when the request came. */
  isConfirmed: boolean
  /** The account's revision when the request came; undefined in a session that has just begun. */
  revision?: string
}

/** How often a session's last use is recorded; more often would cost a write per request. */
const lastSeenStepMs = 60 * 60 * 1000

/** The session of a cookie, unless it is unknown, too old, or was idle for too long. */
export async function findSession(
  database: Database,
  cookie: string,
  now: Date,
): Promise<Session | undefined> {
  const { userId, secret } = splitCookie(cookie)
  if (!userId || !secret) return undefined
  const hash = hashSecret(secret)
  const row = await findSessionRow(database, { userId, hash })
  if (!row) return undefined
  const { username, revision, createdAt, lastSeenAt, confirmedAt } = row
  const idleMs = now.getTime() - lastSeenAt.getTime()
  const isOld = now.getTime() - createdAt.getTime() > limits.sessionLifetimeMs
  if (idleMs > limits.sessionIdleMs || isOld) return undefined
  if (idleMs > lastSeenStepMs) await setLastSeen(database, { userId, hash }, now)
  return { camper: { userId, username }, hash, createdAt, isConfirmed: isRecent(confirmedAt, now), revision }
}

function isRecent(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() <= limits.confirmationLifetimeMs
}

/** Begins a session. Only its hash is stored, so a stolen database cannot be used to sign in. */
export async function createSession(
  queryable: Queryable,
  camper: Camper,
  beginning: Omit<NewSession, keyof SessionKey>,
): Promise<{ session: Session; cookie: string }> {
  const { secret, hash } = newSecret()
  await insertSession(queryable, { userId: camper.userId, hash, ...beginning })
  const { now, confirmedAt = now } = beginning
  return {
    session: { camper, hash, createdAt: now, isConfirmed: isRecent(confirmedAt, now) },
    cookie: `${camper.userId}.${secret}`,
  }
}

/**
 * Records that the camper has confirmed who they are. The session continues with a new secret, so that a copy of the
 * old one is worthless; its age stays. Undefined if it has ended in the meantime.
 */
export async function renewSession(
  queryable: Queryable,
  { camper, hash: oldHash, createdAt }: Session,
  now: Date,
): Promise<{ session: Session; cookie: string } | undefined> {
  const { secret, hash } = newSecret()
  const isAlive = await replaceSessionHash(
    queryable,
    { userId: camper.userId, hash: oldHash },
    { newHash: hash, now },
  )
  if (!isAlive) return undefined
  return { session: { camper, hash, createdAt, isConfirmed: true }, cookie: `${camper.userId}.${secret}` }
}

/** Whether a session still exists. */
export async function isSessionAlive(
  queryable: Queryable,
  { camper: { userId }, hash }: Session,
): Promise<boolean> {
  return hasSession(queryable, { userId, hash })
}

export async function deleteSession(
  queryable: Queryable,
  { camper: { userId }, hash }: Session,
): Promise<void> {
  await deleteSessionRow(queryable, { userId, hash })
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function splitCookie(cookie: string): { userId?: string; secret?: string } {
  const [userId = '', secret = ''] = cookie.split('.')
  return uuid.test(userId) ? { userId, secret } : {}
}
