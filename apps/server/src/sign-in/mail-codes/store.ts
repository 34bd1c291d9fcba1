import { findsRow } from '#database/finds-row.ts'
import type { Queryable } from '#database/schema.ts'

export type SignInRequest = {
  email: string
  tokenHash: Buffer
  codeHash: Buffer
  browserHash: Buffer
  returnTo: string
  expiresAt: Date
}

export type ConsumedRequest = { email: string; returnTo: string }

export type TriedRequest = { tokenHash: Buffer; codeHash: Buffer }

/**
 * Opens a request in place of the one that the same browser has open for the address; those of other browsers stay.
 * The limits of mail to an address bound how many there are. Deletes expired ones.
 */
export async function upsertSignInRequest(
  queryable: Queryable,
  request: SignInRequest,
  now: Date,
): Promise<void> {
  await queryable.deleteFrom('sign_in_requests').where('expires_at', '<=', now).execute()
  const row = {
    token_hash: request.tokenHash,
    code_hash: request.codeHash,
    return_to: request.returnTo,
    tries: 0,
    expires_at: request.expiresAt,
  }
  await queryable
    .insertInto('sign_in_requests')
    .values({ email: request.email, browser_hash: request.browserHash, ...row })
    .onConflict((conflict) => conflict.columns(['email', 'browser_hash']).doUpdateSet(row))
    .execute()
}

/** Redeems a token: of many concurrent attempts, one gets the row. */
export async function consumeByToken(
  queryable: Queryable,
  { tokenHash, browserHash, now }: { tokenHash: Buffer; browserHash: Buffer; now: Date },
): Promise<ConsumedRequest | undefined> {
  return queryable
    .deleteFrom('sign_in_requests')
    .where('token_hash', '=', tokenHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['email', 'return_to as returnTo'])
    .executeTakeFirst()
}

export async function isTokenOpen(queryable: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  return findsRow(
    queryable
      .selectFrom('sign_in_requests')
      .select('email')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now),
  )
}

/**
 * Counts a try against each open request of a browser that has one left, and returns those requests: two concurrent
 * tries see each other. A code must not be compared with any other request.
 */
export async function countTry(
  queryable: Queryable,
  { browserHash, now, maximum }: { browserHash: Buffer; now: Date; maximum: number },
): Promise<TriedRequest[]> {
  return queryable
    .updateTable('sign_in_requests')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .where('tries', '<', maximum)
    .returning(['token_hash as tokenHash', 'code_hash as codeHash'])
    .execute()
}

/** The browsers that wait for a code of this address, oldest request first; locks their requests. */
export async function lockOpenRequests(
  queryable: Queryable,
  email: string,
  now: Date,
): Promise<Pick<SignInRequest, 'browserHash' | 'expiresAt'>[]> {
  return queryable
    .selectFrom('sign_in_requests')
    .select(['browser_hash as browserHash', 'expires_at as expiresAt'])
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .forUpdate()
    .execute()
}

/** Replaces the code of an open request, with all its tries. */
export async function replaceCode(
  queryable: Queryable,
  { email, browserHash, codeHash }: Pick<SignInRequest, 'email' | 'browserHash' | 'codeHash'>,
): Promise<void> {
  await queryable
    .updateTable('sign_in_requests')
    .set({ code_hash: codeHash, tries: 0 })
    .where('email', '=', email)
    .where('browser_hash', '=', browserHash)
    .execute()
}
