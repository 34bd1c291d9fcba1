import type { Selectable } from 'kysely'
import { keptRow } from '#account-changes/ways-in-store.ts'
import type { KeptRow } from '#database/kept-change.ts'
import { changesRows } from '#database/changes-rows.ts'
import { findValue } from '#database/find-value.ts'
import type { Queryable, Schema } from '#database/schema.ts'

export type PasskeyRow = Selectable<Schema['passkeys']>

type Challenge = { challengeHash: Buffer; browserHash: Buffer; userId: string | null }

/** Stores a challenge, and deletes expired ones. */
export async function insertChallenge(
  queryable: Queryable,
  { challengeHash, browserHash, userId, now, expiresAt }: Challenge & { now: Date; expiresAt: Date },
): Promise<void> {
  await queryable.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
  await queryable
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challengeHash,
      browser_hash: browserHash,
      user_id: userId,
      expires_at: expiresAt,
    })
    .execute()
}

/** Redeems a challenge: of many concurrent answers, one succeeds. */
export async function consumeChallenge(
  queryable: Queryable,
  { challengeHash, browserHash, userId, now }: Challenge & { now: Date },
): Promise<boolean> {
  return changesRows(
    queryable
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', challengeHash)
      .where('browser_hash', '=', browserHash)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .where('expires_at', '>', now),
  )
}

export async function listPasskeyRows(queryable: Queryable, userId: string): Promise<PasskeyRow[]> {
  return queryable
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function findPasskey(
  queryable: Queryable,
  userId: string,
  passkeyId: string,
): Promise<(PasskeyRow & { username: string; signInEpoch: number }) | undefined> {
  return queryable
    .selectFrom('passkeys')
    .innerJoin('users', 'users.user_id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select(['users.username', 'users.sign_in_epoch as signInEpoch'])
    .where('passkeys.user_id', '=', userId)
    .where('passkeys.passkey_id', '=', passkeyId)
    .executeTakeFirst()
}

/** False if the id is taken, by any account. */
export async function insertPasskey(queryable: Queryable, row: PasskeyRow): Promise<boolean> {
  const isReserved = await changesRows(
    queryable
      .insertInto('passkey_ids')
      .values({ passkey_id: row.passkey_id, user_id: row.user_id })
      .onConflict((conflict) =>
        conflict
          .column('passkey_id')
          .doUpdateSet({ user_id: row.user_id })
          // The account's own again, after it was removed.
          .where('passkey_ids.user_id', '=', row.user_id)
          .where((id) =>
            id.not(
              id.exists(
                id
                  .selectFrom('passkeys')
                  .select('passkey_id')
                  .where('user_id', '=', row.user_id)
                  .where('passkey_id', '=', row.passkey_id),
              ),
            ),
          ),
      ),
  )
  if (!isReserved) return false
  await queryable.insertInto('passkeys').values(row).execute()
  return true
}

type Use = { userId: string; passkeyId: string; counter: number; now: Date }

/** Records a use; false if the counter has not increased, unless the device does not count at all. */
export async function countUse(
  queryable: Queryable,
  { userId, passkeyId, counter, now }: Use,
): Promise<boolean> {
  return changesRows(
    queryable
      .updateTable('passkeys')
      .set({ counter: String(counter), last_used_at: now })
      .where('user_id', '=', userId)
      .where('passkey_id', '=', passkeyId)
      .where((expression) => {
        const hasMovedOn = expression('counter', '<', String(counter))
        return counter === 0 ? expression.or([hasMovedOn, expression('counter', '=', '0')]) : hasMovedOn
      }),
  )
}

/**
 * Returns what was deleted; undefined if the camper has no such passkey. Its id stays reserved for the account, so
 * that it can be restored and not registered elsewhere.
 */
export async function deletePasskey(
  queryable: Queryable,
  userId: string,
  passkeyId: string,
): Promise<KeptRow | undefined> {
  return findValue(
    queryable
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('passkey_id', '=', passkeyId)
      .returning(keptRow('passkeys')),
  )
}
