import type { Queryable } from '#database/schema.ts'

export type SignInRequest = {
  emailHash: Buffer
  email: string
  tokenHash: Buffer
  codeHash: Buffer
  browserHash: Buffer
  returnTo: string
  expiresAt: Date
}

export type ConsumedRequest = { email: string; returnTo: string }

/** Keeps one open request an address: a newer mail makes the older one worthless. */
export async function putSignInRequest(queryable: Queryable, request: SignInRequest): Promise<void> {
  const row = {
    email: request.email,
    token_hash: request.tokenHash,
    code_hash: request.codeHash,
    browser_hash: request.browserHash,
    return_to: request.returnTo,
    tries: 0,
    expires_at: request.expiresAt,
  }
  await queryable
    .insertInto('sign_in_requests')
    .values({ email_hash: request.emailHash, ...row })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(row))
    .execute()
}

/** Spends a token: of many who try at once, one gets the row. */
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
  const row = await queryable
    .selectFrom('sign_in_requests')
    .select('email_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts one try against every open request of a browser; false when none has a try left. */
export async function spendTry(
  queryable: Queryable,
  { browserHash, now, maximum }: { browserHash: Buffer; now: Date; maximum: number },
): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('sign_in_requests')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .where('tries', '<', maximum)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function consumeByCode(
  queryable: Queryable,
  { codeHash, browserHash, now }: { codeHash: Buffer; browserHash: Buffer; now: Date },
): Promise<ConsumedRequest | undefined> {
  return queryable
    .deleteFrom('sign_in_requests')
    .where('browser_hash', '=', browserHash)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning(['email', 'return_to as returnTo'])
    .executeTakeFirst()
}
