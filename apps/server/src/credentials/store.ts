import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { changesRows } from '#database/changes-rows.ts'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'
import { lockUser } from '#users/lock-store.ts'

/** A credential that was begun for a claim; undefined if there is none. */
export async function findCredential(queryable: Queryable, userId: string, claimId: string) {
  return queryable
    .selectFrom('credentials')
    .select(['credential_id as id', 'state', 'document'])
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .executeTakeFirst()
}

/**
 * Begins the credential of a claim unless that was done, and locks it. Undefined if the claim has gone. One that was taken
 * back stays so when its holder has started over and claimed it again.
 */
export async function lockCredential(
  queryable: Queryable,
  claim: { userId: string; claimId: string },
  credentialId: string,
) {
  const { userId, claimId } = claim
  await queryable
    .insertInto('credentials')
    .columns(['user_id', 'claim_id', 'credential_id', 'state'])
    .expression((expression) =>
      expression
        .selectFrom('completions')
        .select((row) => [
          'user_id',
          'challenge_id',
          row.val(credentialId).as('credential_id'),
          firstState(claim).as('state'),
        ])
        .where('user_id', '=', userId)
        .where('challenge_id', '=', claimId)
        // A claim that is just being deleted is waited for, and then it is gone.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return queryable
    .selectFrom('credentials')
    .select(['credential_id as id', 'state'])
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .forUpdate()
    .executeTakeFirst()
}

function firstState({ userId, claimId }: { userId: string; claimId: string }) {
  return sql<'revoked' | 'waiting'>`
    case when exists (select from revoked_claims where user_id = ${userId} and claim_id = ${claimId})
      then 'revoked' else 'waiting' end`
}

/** A camper's credentials that were begun and are not signed yet, with when their certifications were claimed. */
export async function listBegun(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('credentials')
    .innerJoin('completions', (join) =>
      join
        .onRef('completions.user_id', '=', 'credentials.user_id')
        .onRef('completions.challenge_id', '=', 'credentials.claim_id'),
    )
    .select(['claim_id as claimId', 'completed_at as earnedAt'])
    .where('credentials.user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Whom a credential is about. */
export async function findSubject(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('users')
    .select(['name', 'email', 'profile_ui as profileUi'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

type Claim = { userId: string; claimId: string }

type Signed = { document: string; keyId: string; statusList: number; statusIndex: number; signedAt: Date }

export async function saveSigned(
  queryable: Queryable,
  { userId, claimId }: Claim,
  { document, keyId, statusList, statusIndex, signedAt }: Signed,
): Promise<void> {
  await queryable
    .updateTable('credentials')
    .set({
      state: 'signed',
      document,
      key_id: keyId,
      status_list: statusList,
      status_index: statusIndex,
      signed_at: signedAt,
    })
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .execute()
}

/** A camper's signed credentials, as JSON texts. */
export async function listDocuments(queryable: Queryable, userId: string): Promise<string[]> {
  return listValues(
    queryable
      .selectFrom('credentials')
      .select((row) => row.ref('document').$notNull().as('document'))
      .where('user_id', '=', userId)
      .where('document', 'is not', null),
  )
}

/** A signed credential by its own id. */
export async function findSigned(queryable: Queryable, credentialId: string) {
  return queryable
    .selectFrom('credentials')
    .innerJoin('users', 'users.user_id', 'credentials.user_id')
    .select(['claim_id as claimId', 'document', 'username_display as username'])
    .where('credential_id', '=', credentialId)
    .where('document', 'is not', null)
    .executeTakeFirst()
}

const unsigned = {
  state: 'waiting',
  document: null,
  key_id: null,
  status_list: null,
  status_index: null,
  signed_at: null,
} as const

/** Has all credentials that these keys have signed signed again, under new ids; the old ones are revoked. */
export async function discardSignedWith(queryable: Queryable, keyIds: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await queryable
    .updateTable('credentials')
    .set({ ...unsigned, credential_id: sql<string>`gen_random_uuid()` })
    .where('key_id', 'in', keyIds)
    .where('state', '=', 'signed')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * Has one credential signed again, under a new id. False if it is in none of these states. To be called in a transaction,
 * as the first that locks anything.
 */
export async function discardCredential(
  queryable: Queryable,
  { userId, claimId }: Claim,
  states: readonly ('signed' | 'revoked')[],
): Promise<boolean> {
  if (!(await lockUser(queryable, userId))) return false
  const isDiscarded = await changesRows(
    queryable
      .updateTable('credentials')
      .set({ ...unsigned, credential_id: sql<string>`gen_random_uuid()` })
      .where('user_id', '=', userId)
      .where('claim_id', '=', claimId)
      .where('state', 'in', states),
  )
  if (isDiscarded) {
    await queryable
      .deleteFrom('revoked_claims')
      .where('user_id', '=', userId)
      .where('claim_id', '=', claimId)
      .execute()
  }
  return isDiscarded
}

/**
 * Takes a credential back for good, signed or not. False if there is no such claim, or that was done. To be called in a
 * transaction, as the first that locks anything.
 */
export async function revokeCredential(queryable: Queryable, { userId, claimId }: Claim): Promise<boolean> {
  if (!(await lockUser(queryable, userId))) return false
  const credential = await lockCredential(queryable, { userId, claimId }, randomUUID())
  if (!credential || credential.state === 'revoked') return false
  await queryable
    .insertInto('revoked_claims')
    .values({ user_id: userId, claim_id: claimId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return changesRows(
    queryable
      .updateTable('credentials')
      .set({ state: 'revoked' })
      .where('user_id', '=', userId)
      .where('claim_id', '=', claimId),
  )
}
