import { randomBytes } from 'node:crypto'
import type { ProfileUi, Survey } from '@cairn/contract'
import type { Selectable } from 'kysely'
import type { Queryable, Schema } from '#database/schema.ts'

export type UserRow = Selectable<Schema['users']>

export type CompletionRow = Omit<Selectable<Schema['completions']>, 'user_id'>

/** 21 letters, or a little more, as they stand in links of mails (api.md §2). */
const unsubscribeIdBytes = 16

type NewUser = { userId: string; username: string; email: string; profileUi: ProfileUi; now: Date }

export async function findCamperByEmail(
  queryable: Queryable,
  email: string,
): Promise<{ userId: string; username: string } | undefined> {
  return queryable
    .selectFrom('emails')
    .innerJoin('users', 'users.user_id', 'emails.user_id')
    .select(['users.user_id as userId', 'users.username'])
    .where('emails.email', '=', email)
    .executeTakeFirst()
}

/** False when the address belongs to somebody already. */
export async function claimEmail(queryable: Queryable, email: string, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queryable
    .insertInto('emails')
    .values({ email, user_id: userId })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** False when the name belongs to somebody already. `username` is in lower case. */
export async function claimUsername(
  queryable: Queryable,
  username: string,
  userId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queryable
    .insertInto('usernames')
    .values({ username, user_id: userId })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function insertUser(queryable: Queryable, user: NewUser): Promise<void> {
  await queryable
    .insertInto('users')
    .values({
      user_id: user.userId,
      username: user.username,
      username_display: user.username,
      email: user.email,
      created_at: user.now,
      progress_started_at: user.now,
      profile_ui: JSON.stringify(user.profileUi),
    })
    .execute()
  const unsubscribeId = randomBytes(unsubscribeIdBytes).toString('base64url')
  await queryable
    .insertInto('unsubscribe_ids')
    .values({ unsubscribe_id: unsubscribeId, user_id: user.userId })
    .execute()
}

export async function findUser(queryable: Queryable, userId: string): Promise<UserRow | undefined> {
  return queryable.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** `username` is compared in lower case. */
export async function findUserByName(queryable: Queryable, username: string): Promise<UserRow | undefined> {
  return queryable
    .selectFrom('usernames')
    .innerJoin('users', 'users.user_id', 'usernames.user_id')
    .selectAll('users')
    .where('usernames.username', '=', username.toLowerCase())
    .executeTakeFirst()
}

export async function isUsernameTaken(queryable: Queryable, username: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('usernames')
    .select('username')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

export type UserLinks = { userToken: string | undefined; msUsername: string | undefined; surveys: Survey[] }

/** What a camper has linked or answered beside the lessons. */
export async function findLinks(queryable: Queryable, userId: string): Promise<UserLinks> {
  const [token, partner, surveys] = await Promise.all([
    queryable.selectFrom('user_tokens').select('token').where('user_id', '=', userId).executeTakeFirst(),
    queryable
      .selectFrom('ms_usernames')
      .select('ms_username')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    queryable.selectFrom('surveys').select(['title', 'responses']).where('user_id', '=', userId).execute(),
  ])
  return { userToken: token?.token, msUsername: partner?.ms_username, surveys: surveys as Survey[] }
}

export async function listCompletions(queryable: Queryable, userId: string): Promise<CompletionRow[]> {
  return queryable
    .selectFrom('completions')
    .select(['challenge_id', 'completed_at', 'challenge_type', 'solution', 'github_link', 'files'])
    .where('user_id', '=', userId)
    .orderBy('completed_at')
    .execute()
}
