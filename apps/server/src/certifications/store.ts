import { claimedCertificationType } from '@cairn/contract'
import { findsRow } from '#database/finds-row.ts'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'
import { completedMs } from '#users/completion-store.ts'

/**
 * The claiming camper; undefined if the account no longer exists. Locks the account, so claims and resets of
 * progress run one at a time.
 */
export async function lockClaimant(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('users')
    .select(['username_display', 'name', 'email', 'progress_started_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Everything that the camper has completed, oldest first, without the work itself. */
export async function listCompleted(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('completions')
    .select(['challenge_id as id', 'challenge_type as challengeType', completedMs.as('completedDate')])
    .where('user_id', '=', userId)
    .orderBy('completed_at')
    .execute()
}

/** By any current or former name, in any case: links to certificates outlive a name. */
export async function findHolder(queryable: Queryable, username: string) {
  return queryable
    .selectFrom('usernames')
    .innerJoin('users', 'users.user_id', 'usernames.user_id')
    .select([
      'users.user_id',
      'users.username_display',
      'users.name',
      'users.profile_ui',
      'users.is_cheater',
      'users.is_honest',
    ])
    .where('usernames.username', '=', username.toLowerCase())
    .executeTakeFirst()
}

/** The claim of a certification under one of these ids: the id, and when, in milliseconds since 1970. */
export async function findClaim(queryable: Queryable, userId: string, ids: readonly string[]) {
  return queryable
    .selectFrom('completions')
    .select(['challenge_id as id', completedMs.as('claimedMs')])
    .where('user_id', '=', userId)
    .where('challenge_id', 'in', ids)
    .where('challenge_type', '=', claimedCertificationType)
    .orderBy('completed_at')
    .limit(1)
    .executeTakeFirst()
}

/** The certifications whose certificates the operator has taken back from a camper, by the ids of their claims. */
export async function listRevokedClaims(queryable: Queryable, userId: string): Promise<string[]> {
  return listValues(queryable.selectFrom('revoked_claims').select('claim_id').where('user_id', '=', userId))
}

/** Whether a credential was signed for a claim, which its holder may show whatever they hand in again. */
export async function isSigned(queryable: Queryable, userId: string, claimId: string): Promise<boolean> {
  return findsRow(
    queryable
      .selectFrom('credentials')
      .select('claim_id')
      .where('user_id', '=', userId)
      .where('claim_id', '=', claimId)
      .where('state', '=', 'signed'),
  )
}
