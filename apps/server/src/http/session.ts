import { createHash, randomBytes } from 'node:crypto'
import { csrfCookie, limits, signedInCookie } from '@cairn/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compileOnce } from '#database/compile-once.ts'
import type { Database, Queryable } from '#database/schema.ts'

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

export type SessionCookies = {
  /** Holds the session: `<user id>.<secret>`. */
  session: string
  /** Binds a visitor's sign-in attempt and CSRF tokens to one browser. */
  browser: string
  /** Holds the marks by which accounts recognize a browser; signing out keeps it. */
  marks: string
  isSecure: boolean
}

/**
 * With TLS the names' prefixes guarantee that this very host set the cookies over TLS. Over plain http (a laptop, a
 * classroom's network) browsers would reject such cookies.
 */
export function cookiesFor({ isSecure }: { isSecure: boolean }): SessionCookies {
  const prefix = isSecure ? '__Host-' : ''
  return { session: `${prefix}sid`, browser: `${prefix}si`, marks: `${prefix}known`, isSecure }
}

/** How often a session's last use is recorded; more often would cost a write per request. */
const lastSeenStepMs = 60 * 60 * 1000

const secretBytes = 32

const selectSession = compileOnce<{ userId: string; hash: Buffer }>()((queryable, value) =>
  queryable
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select([
      'users.username',
      'users.revision',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.confirmed_at',
    ])
    .where('sessions.user_id', '=', value('userId'))
    .where('sessions.session_hash', '=', value('hash')),
)

/** The session of a cookie, unless it is unknown, too old, or was idle for too long. */
export async function findSession(
  database: Database,
  cookie: string,
  now: Date,
): Promise<Session | undefined> {
  const { userId, secret } = splitCookie(cookie)
  if (!userId || !secret) return undefined
  const hash = hashSecret(secret)
  const [row] = await selectSession(database, { userId, hash })
  if (!row) return undefined
  const isIdle = now.getTime() - row.last_seen_at.getTime() > limits.sessionIdleMs
  const isOld = now.getTime() - row.created_at.getTime() > limits.sessionLifetimeMs
  if (isIdle || isOld) return undefined
  if (now.getTime() - row.last_seen_at.getTime() > lastSeenStepMs) {
    await database
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('user_id', '=', userId)
      .where('session_hash', '=', hash)
      .execute()
  }
  const { username, revision, created_at: createdAt } = row
  const isConfirmed = now.getTime() - row.confirmed_at.getTime() <= limits.confirmationLifetimeMs
  return { camper: { userId, username }, hash, createdAt, isConfirmed, revision }
}

/** Begins a session. Only its hash is stored, so a stolen database cannot be used to sign in. */
export async function createSession(
  database: Database,
  camper: Camper,
  { now, browser, system, markHash }: { now: Date; browser: string; system: string; markHash?: Buffer },
): Promise<{ session: Session; cookie: string }> {
  const { secret, hash } = newSecret()
  await database
    .insertInto('sessions')
    .values({
      user_id: camper.userId,
      session_hash: hash,
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      browser,
      system,
      mark_hash: markHash ?? null,
    })
    .execute()
  return {
    session: { camper, hash, createdAt: now, isConfirmed: true },
    cookie: `${camper.userId}.${secret}`,
  }
}

/**
 * Records that the camper has confirmed who they are. The session continues with a new secret, so that a copy of the
 * old one is worthless; its age stays. Undefined if it has ended in the meantime.
 */
export async function renewSession(
  database: Database,
  { camper, hash: oldHash, createdAt }: Session,
  now: Date,
): Promise<{ session: Session; cookie: string } | undefined> {
  const { secret, hash } = newSecret()
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ session_hash: hash, confirmed_at: now, last_seen_at: now })
    .where('user_id', '=', camper.userId)
    .where('session_hash', '=', oldHash)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  return { session: { camper, hash, createdAt, isConfirmed: true }, cookie: `${camper.userId}.${secret}` }
}

/** Whether a session still exists. */
export async function isSessionAlive(queryable: Queryable, { camper, hash }: Session): Promise<boolean> {
  const row = await queryable
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', '=', camper.userId)
    .where('session_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSession(database: Database, { camper, hash }: Session): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', camper.userId)
    .where('session_hash', '=', hash)
    .execute()
}

export function setSessionCookie(reply: FastifyReply, cookies: SessionCookies, value: string): void {
  const maxAge = limits.sessionLifetimeMs / 1000
  const shared = { path: '/', sameSite: 'lax', secure: cookies.isSecure, maxAge } as const
  reply.setCookie(cookies.session, value, { ...shared, httpOnly: true })
  reply.setCookie(signedInCookie, '1', shared)
}

export function clearSessionCookie(reply: FastifyReply, cookies: SessionCookies): void {
  // The CSRF token belonged to the session and would only be refused from now on.
  for (const name of [cookies.session, signedInCookie, csrfCookie]) {
    reply.clearCookie(name, { path: '/', secure: cookies.isSecure })
  }
}

/** The secret that identifies a visitor's browser, created if there is none yet. */
export function browserSecret(request: FastifyRequest, reply: FastifyReply, cookies: SessionCookies): string {
  const known = request.cookies[cookies.browser]
  if (known) return known
  const secret = randomBytes(secretBytes).toString('base64url')
  reply.setCookie(cookies.browser, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookies.isSecure,
  })
  // Later hooks of this request must see the same browser.
  request.cookies[cookies.browser] = secret
  return secret
}

function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(secretBytes).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function splitCookie(cookie: string): { userId?: string; secret?: string } {
  const [userId = '', secret = ''] = cookie.split('.')
  return uuid.test(userId) ? { userId, secret } : {}
}
