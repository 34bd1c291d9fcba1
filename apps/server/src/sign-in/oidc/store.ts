import { changesRows } from '#database/changes-rows.ts'
import type { Queryable } from '#database/schema.ts'
import { type ProvenCamper, selectProven } from '#users/sign-in-epoch-store.ts'

export type Identity = { issuer: string; subject: string }

export type ProviderAttempt = {
  stateHash: Buffer
  browserHash: Buffer
  provider: string
  codeVerifier: string
  nonce: string
  returnTo: string
  expiresAt: Date
}

export async function insertAttempt(
  queryable: Queryable,
  attempt: ProviderAttempt,
  now: Date,
): Promise<void> {
  await queryable.deleteFrom('provider_attempts').where('expires_at', '<=', now).execute()
  await queryable
    .insertInto('provider_attempts')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      provider: attempt.provider,
      code_verifier: attempt.codeVerifier,
      nonce: attempt.nonce,
      return_to: attempt.returnTo,
      expires_at: attempt.expiresAt,
    })
    .execute()
}

type AttemptOfBrowser = Pick<ProviderAttempt, 'stateHash' | 'browserHash' | 'provider'>
type AttemptKey = AttemptOfBrowser & { now: Date }

/** Where an attempt of this browser leads back to, also one that is too old to be redeemed. */
export async function findReturnPath(
  queryable: Queryable,
  key: AttemptOfBrowser,
): Promise<string | undefined> {
  const attempt = await queryable
    .selectFrom('provider_attempts')
    .select('return_to as returnTo')
    .where('state_hash', '=', key.stateHash)
    .where('browser_hash', '=', key.browserHash)
    .where('provider', '=', key.provider)
    .executeTakeFirst()
  return attempt?.returnTo
}

/** Redeems an attempt: only once, and only in the browser that started it. */
export async function consumeAttempt(queryable: Queryable, key: AttemptKey) {
  return queryable
    .deleteFrom('provider_attempts')
    .where('state_hash', '=', key.stateHash)
    .where('browser_hash', '=', key.browserHash)
    .where('provider', '=', key.provider)
    .where('expires_at', '>', key.now)
    .returning(['code_verifier as codeVerifier', 'nonce', 'return_to as returnTo'])
    .executeTakeFirst()
}

export async function findIdentityOwner(
  queryable: Queryable,
  { issuer, subject }: Identity,
): Promise<ProvenCamper | undefined> {
  return selectProven(queryable)
    .innerJoin('identities', 'identities.user_id', 'users.user_id')
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst()
}

/** False, without any change, if the identity already belongs to an account. */
export async function insertIdentity(
  queryable: Queryable,
  { issuer, subject, userId, now }: Identity & { userId: string; now: Date },
): Promise<boolean> {
  return changesRows(
    queryable
      .insertInto('identities')
      .values({ issuer, subject, user_id: userId, created_at: now })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing()),
  )
}

type Pending = { email: string; browserHash: Buffer }

type NewPending = Pending & Identity & { now: Date; expiresAt: Date }

/** Stores an identity until its mailbox confirms, and deletes those whose mailbox never did. */
export async function upsertPendingIdentity(
  queryable: Queryable,
  { email, browserHash, issuer, subject, now, expiresAt }: NewPending,
): Promise<void> {
  await queryable.deleteFrom('pending_identities').where('expires_at', '<=', now).execute()
  const row = { issuer, subject, expires_at: expiresAt }
  await queryable
    .insertInto('pending_identities')
    .values({ email, browser_hash: browserHash, ...row })
    .onConflict((conflict) => conflict.columns(['email', 'browser_hash']).doUpdateSet(row))
    .execute()
}

export async function consumePendingIdentity(
  queryable: Queryable,
  { email, browserHash, now }: Pending & { now: Date },
): Promise<Identity | undefined> {
  return queryable
    .deleteFrom('pending_identities')
    .where('email', '=', email)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['issuer', 'subject'])
    .executeTakeFirst()
}
