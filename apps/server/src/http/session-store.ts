import { limits } from '@cairn/contract'
import { compileOnce } from '#database/compile-once.ts'
import { changesRows } from '#database/changes-rows.ts'
import { findsRow } from '#database/finds-row.ts'
import type { Queryable } from '#database/schema.ts'

export type SessionKey = { userId: string; hash: Buffer }

const selectSession = compileOnce<SessionKey>()((queryable, value) =>
  queryable
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select([
      'users.username',
      'users.revision',
      'sessions.created_at as createdAt',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.confirmed_at as confirmedAt',
    ])
    .where('sessions.user_id', '=', value('userId'))
    .where('sessions.session_hash', '=', value('hash')),
)

export async function findSessionRow(queryable: Queryable, key: SessionKey) {
  const [row] = await selectSession(queryable, key)
  return row
}

export async function setLastSeen(
  queryable: Queryable,
  { userId, hash }: SessionKey,
  lastSeenAt: Date,
): Promise<void> {
  await queryable
    .updateTable('sessions')
    .set({ last_seen_at: lastSeenAt })
    .where('user_id', '=', userId)
    .where('session_hash', '=', hash)
    .execute()
}

export type NewSession = SessionKey & {
  now: Date
  /** When its camper last proved who they are; now by default. */
  confirmedAt?: Date | undefined
  browser: string
  system: string
  markHash?: Buffer
}

/** Deletes the account's expired sessions, too, and those that were used longest ago if there are too many. */
export async function insertSession(
  queryable: Queryable,
  { userId, hash, now, confirmedAt = now, browser, system, markHash }: NewSession,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await queryable
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('last_seen_at', '<', before(limits.sessionIdleMs)),
        where('created_at', '<', before(limits.sessionLifetimeMs)),
      ]),
    )
    .execute()
  await queryable
    .insertInto('sessions')
    .values({
      user_id: userId,
      session_hash: hash,
      created_at: now,
      last_seen_at: now,
      confirmed_at: confirmedAt,
      browser,
      system,
      mark_hash: markHash ?? null,
    })
    .execute()
  await queryable
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_hash', 'in', (row) =>
      row
        .selectFrom('sessions')
        .select('session_hash')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(limits.sessionsPerAccount),
    )
    .execute()
}

/** False if the session has ended in the meantime. */
export async function replaceSessionHash(
  queryable: Queryable,
  { userId, hash }: SessionKey,
  { newHash, now }: { newHash: Buffer; now: Date },
): Promise<boolean> {
  return changesRows(
    queryable
      .updateTable('sessions')
      .set({ session_hash: newHash, confirmed_at: now, last_seen_at: now })
      .where('user_id', '=', userId)
      .where('session_hash', '=', hash),
  )
}

export async function hasSession(queryable: Queryable, { userId, hash }: SessionKey): Promise<boolean> {
  return findsRow(
    queryable
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('session_hash', '=', hash),
  )
}

export async function deleteSessionRow(queryable: Queryable, { userId, hash }: SessionKey): Promise<void> {
  await queryable
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_hash', '=', hash)
    .execute()
}
