import type { ProfileUi } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'

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
}

export async function isUsernameTaken(queryable: Queryable, username: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('usernames')
    .select('username')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}
