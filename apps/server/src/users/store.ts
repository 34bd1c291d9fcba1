import { randomBytes } from 'node:crypto'
import type { ProfileUi } from '@cairn/contract'
import { changesRows } from '#database/changes-rows.ts'
import type { Queryable } from '#database/schema.ts'
import { type ProvenCamper, selectProven } from './sign-in-epoch-store.ts'

/** At least the 21 characters that an unsubscribe id has (docs/reference/api.md, “Accounts”). */
const unsubscribeIdBytes = 16

const userFields = [
  'users.user_id',
  'users.username',
  'users.username_display',
  'users.name',
  'users.email',
] as const

/** A camper's names and address. */
export async function findUser(queryable: Queryable, userId: string) {
  return queryable.selectFrom('users').select(userFields).where('user_id', '=', userId).executeTakeFirst()
}

/** By any current or former name, in any case. */
export async function findUserByName(queryable: Queryable, username: string) {
  return queryable
    .selectFrom('usernames')
    .innerJoin('users', 'users.user_id', 'usernames.user_id')
    .select(userFields)
    .where('usernames.username', '=', username.toLowerCase())
    .executeTakeFirst()
}

type NewUser = { userId: string; username: string; email: string; profileUi: ProfileUi; now: Date }

export async function findCamperByEmail(
  queryable: Queryable,
  email: string,
): Promise<ProvenCamper | undefined> {
  return selectProven(queryable)
    .innerJoin('emails', 'emails.user_id', 'users.user_id')
    .where('emails.email', '=', email)
    .where('emails.reserved_until', 'is', null)
    .executeTakeFirst()
}

/** False if the address belongs to another account, or is reserved for one that may take it back. */
export async function claimEmail(
  queryable: Queryable,
  email: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  return changesRows(
    queryable
      .insertInto('emails')
      .values({ email, user_id: userId, reserved_until: null })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ user_id: userId, reserved_until: null })
          .where((row) =>
            row.or([row('emails.reserved_until', '<=', now), row('emails.user_id', '=', userId)]),
          ),
      ),
  )
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
