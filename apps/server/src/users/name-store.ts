import { claimedCertificationType, limits } from '@cairn/contract'
import { sql } from 'kysely'
import { changesRows } from '#database/changes-rows.ts'
import { findsRow } from '#database/finds-row.ts'
import { findValue } from '#database/find-value.ts'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'

type Claim = { userId: string; now: Date }

/** Whether a name, of an account or of a deleted one, may not be taken by others yet. */
const isReserved = (now: Date) => sql<boolean>`(free_at is null or free_at > ${now})`

/**
 * Takes a name for an account: a new one, a free one, or one of its own. False if it belongs to another account; of
 * concurrent requests one succeeds. `username` is in lower case.
 */
export async function claimUsername(
  queryable: Queryable,
  username: string,
  { userId, now }: Claim,
): Promise<boolean> {
  return changesRows(
    queryable
      .insertInto('usernames')
      .values({ username, user_id: userId, borne_since: now, free_at: null })
      .onConflict((conflict) =>
        conflict
          .column('username')
          .doUpdateSet({
            user_id: userId,
            // A name that is reserved forever stays so, however briefly it is used this time.
            borne_since: sql<Date>`case when usernames.free_at is null then usernames.borne_since else ${now} end`,
            free_at: null,
          })
          .where((row) =>
            row.or([row('usernames.user_id', '=', userId), row('usernames.free_at', '<=', now)]),
          ),
      ),
  )
}

/** Reverts a claim of the same transaction. */
export async function releaseUsername(queryable: Queryable, username: string, userId: string): Promise<void> {
  await queryable
    .deleteFrom('usernames')
    .where('username', '=', username)
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Records that an account has given up a name. It stays reserved forever if it was used for a while or appeared on a
 * certificate, because links lead to it; otherwise until it becomes free (decision 33).
 */
export async function giveUpUsername(
  queryable: Queryable,
  username: string,
  { userId, now }: Claim,
): Promise<void> {
  const borneSince = new Date(now.getTime() - limits.usernameKeptAfterMs)
  await queryable
    .updateTable('usernames')
    .set({ free_at: new Date(now.getTime() + limits.usernameQuarantineMs) })
    .where('username', '=', username)
    .where('user_id', '=', userId)
    .where('borne_since', '>', borneSince)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('completions')
            .select('challenge_id')
            .where('user_id', '=', userId)
            .where('challenge_type', '=', claimedCertificationType),
        ),
      ),
    )
    .execute()
}

type Renaming = { userId: string; display: string; left: string; now: Date }

/** Restores one of an account's former names in place of its current one. */
export async function restoreUsername(
  queryable: Queryable,
  { userId, display, left, now }: Renaming,
): Promise<void> {
  const username = display.toLowerCase()
  if (username !== left) {
    await claimUsername(queryable, username, { userId, now })
    await giveUpUsername(queryable, left, { userId, now })
  }
  await queryable
    .updateTable('users')
    .set({ username, username_display: display })
    .where('user_id', '=', userId)
    .execute()
}

/** Whether a name is in use or reserved, in any case. */
export async function isUsernameTaken(queryable: Queryable, username: string, now: Date): Promise<boolean> {
  return findsRow(
    queryable
      .selectFrom('usernames')
      .select('username')
      .where('username', '=', username.toLowerCase())
      .where(isReserved(now)),
  )
}

/** The account that has or had a name. */
export async function findNameOwner(queryable: Queryable, username: string): Promise<string | undefined> {
  return findValue(queryable.selectFrom('usernames').select('user_id').where('username', '=', username))
}

/** Counts a name that an account has taken. */
export async function upsertUsernameClaim(
  queryable: Queryable,
  username: string,
  { userId, now }: Claim,
): Promise<void> {
  await queryable
    .insertInto('username_claims')
    .values({ user_id: userId, username, claimed_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'username']).doUpdateSet({ claimed_at: now }))
    .execute()
}

/** When an account took its names within the last `limits.usernameMonthMs`, oldest first. */
export async function listUsernameClaims(queryable: Queryable, { userId, now }: Claim): Promise<Date[]> {
  const monthAgo = new Date(now.getTime() - limits.usernameMonthMs)
  const claims = queryable.deleteFrom('username_claims').where('user_id', '=', userId)
  await claims.where('claimed_at', '<=', monthAgo).execute()
  return listValues(
    queryable
      .selectFrom('username_claims')
      .select('claimed_at')
      .where('user_id', '=', userId)
      .orderBy('claimed_at'),
  )
}

/** Names that an undo takes from an account do not count against its owner. */
export async function deleteUsernameClaimsSince(
  queryable: Queryable,
  userId: string,
  since: Date,
): Promise<void> {
  await queryable
    .deleteFrom('username_claims')
    .where('user_id', '=', userId)
    .where('claimed_at', '>=', since)
    .execute()
}

/** Whether a name belonged to a deleted account and is not free yet. */
export async function isNameRetired(queryable: Queryable, nameHash: Buffer, now: Date): Promise<boolean> {
  return findsRow(
    queryable
      .selectFrom('retired_usernames')
      .select('name_hash')
      .where('name_hash', '=', nameHash)
      .where(isReserved(now)),
  )
}
