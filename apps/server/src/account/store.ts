import type { Survey } from '@cairn/contract'
import { changesRows } from '#database/changes-rows.ts'
import { findValue } from '#database/find-value.ts'
import type { Queryable } from '#database/schema.ts'
import { deleteMailOf } from '#mail/store.ts'
import { lockUser } from '#users/lock-store.ts'
import { deleteOpenProofs } from '#users/open-proof-store.ts'
import { forgetReporter } from './camper-report-store.ts'

/** Tables with data of a camper whose primary key does not start with `user_id`. */
const uniqueTables = ['usernames', 'emails', 'unsubscribe_ids', 'ms_usernames'] as const

/** Every current and former name of a camper; `freeAt` null: reserved forever. */
export async function listUsernames(
  queryable: Queryable,
  userId: string,
): Promise<{ username: string; freeAt: Date | null }[]> {
  return queryable
    .selectFrom('usernames')
    .select(['username', 'free_at as freeAt'])
    .where('user_id', '=', userId)
    .execute()
}

/** Reserves the names of a deleted account until they become free, and deletes expired reservations. */
export async function retireNames(
  queryable: Queryable,
  names: readonly { nameHash: Buffer; freeAt: Date | null }[],
  now: Date,
): Promise<void> {
  await queryable.deleteFrom('retired_usernames').where('free_at', '<=', now).execute()
  if (names.length === 0) return
  await queryable
    .insertInto('retired_usernames')
    .values(names.map(({ nameHash, freeAt }) => ({ name_hash: nameHash, free_at: freeAt })))
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .execute()
}

/**
 * The addresses that a camper has proved to be theirs: the current one and former ones. One that waits for its
 * confirmation may be a stranger's, whose mail and codes this camper must neither see nor delete.
 */
export async function listAddresses(queryable: Queryable, userId: string): Promise<string[]> {
  const rows = await queryable.selectFrom('emails').select('email').where('user_id', '=', userId).execute()
  return rows.map(({ email }) => email)
}

/** Deletes a camper and every row that refers to them; foreign keys cascade. */
export async function deleteUser(
  queryable: Queryable,
  userId: string,
  addresses: readonly string[],
): Promise<void> {
  await deleteOpenProofs(queryable, userId)
  for (const table of uniqueTables) {
    await queryable.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await deleteMailOf(queryable, userId, addresses)
  await forgetReporter(queryable, userId)
  await queryable.deleteFrom('users').where('user_id', '=', userId).execute()
}

/** Deletes a camper's progress and keeps their account. */
export async function deleteProgress(queryable: Queryable, userId: string, now: Date): Promise<void> {
  // Also waits for a certification claim in progress, which must not outlive the work that it is based on.
  await lockUser(queryable, userId)
  for (const table of [
    'completions',
    'partial_completions',
    'project_links',
    'project_runs',
    'reviews',
    'saved_challenges',
    'user_tokens',
    'surveys',
    'ms_usernames',
  ] as const) {
    await queryable.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  // Drawn papers stay recorded: starting over must not reveal more of an exam's questions.
  await queryable.updateTable('exam_sessions').set({ results: null }).where('user_id', '=', userId).execute()
  await queryable
    .updateTable('users')
    .set({ progress_started_at: now, current_challenge_id: '' })
    .where('user_id', '=', userId)
    .execute()
}

/** False if the camper has already answered this survey. */
export async function insertSurvey(
  queryable: Queryable,
  userId: string,
  { title, responses }: Survey,
  now: Date,
): Promise<boolean> {
  return changesRows(
    queryable
      .insertInto('surveys')
      .values({ user_id: userId, title, responses: JSON.stringify(responses), answered_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'title']).doNothing()),
  )
}

export async function upsertUserToken(
  queryable: Queryable,
  userId: string,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await queryable
    .insertInto('user_tokens')
    .values({ user_id: userId, token, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token, created_at: now }))
    .execute()
}

/** False if there was none. */
export async function deleteUserToken(queryable: Queryable, userId: string): Promise<boolean> {
  await lockUser(queryable, userId)
  return changesRows(queryable.deleteFrom('user_tokens').where('user_id', '=', userId))
}

/** The owner of a token, unless it was created before `oldest`. */
export async function findTokenOwner(
  queryable: Queryable,
  token: string,
  oldest: Date,
): Promise<string | undefined> {
  return findValue(
    queryable
      .selectFrom('user_tokens')
      .select('user_id')
      .where('token', '=', token)
      .where('created_at', '>', oldest),
  )
}
