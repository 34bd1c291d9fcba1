import { randomBytes } from 'node:crypto'
import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { hashSecret } from '#http/secret.ts'
import { codeFrom } from './rules.ts'

/** `askedAt` distinguishes the browsers that wait for a code of one address. */
export type OperatorCode = { code: string; askedAt: Date; expiresAt: Date }

/**
 * Gives every browser that is waiting for a code of this address a new one in place of the previous one; oldest
 * request first. How long a request stays open does not change.
 *
 * @param email normalized
 */
export async function issueOperatorCodes(
  database: Database,
  { email, now }: { email: string; now: Date },
): Promise<OperatorCode[]> {
  return transact(database, async (transaction) => {
    const open = await transaction
      .selectFrom('sign_in_requests')
      .select(['browser_hash', 'expires_at'])
      .where('email', '=', email)
      .where('expires_at', '>', now)
      .orderBy('expires_at')
      .forUpdate()
      .execute()
    const codes: OperatorCode[] = []
    for (const { browser_hash: browserHash, expires_at: expiresAt } of open) {
      const code = codeFrom(randomBytes(limits.signInCodeLength))
      await transaction
        .updateTable('sign_in_requests')
        .set({ code_hash: hashSecret(code), tries: 0 })
        .where('email', '=', email)
        .where('browser_hash', '=', browserHash)
        .execute()
      const askedAt = new Date(expiresAt.getTime() - limits.signInTokenLifetimeMs)
      codes.push({ code, askedAt, expiresAt })
    }
    return codes
  })
}
