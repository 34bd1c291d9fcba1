import { randomBytes } from 'node:crypto'
import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { hashSecret } from '#http/secret.ts'
import { codeFrom } from './rules.ts'
import { lockOpenRequests, replaceCode } from './store.ts'

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
    const open = await lockOpenRequests(transaction, email, now)
    const codes: OperatorCode[] = []
    for (const { browserHash, expiresAt } of open) {
      const code = codeFrom(randomBytes(limits.signInCodeLength))
      await replaceCode(transaction, { email, browserHash, codeHash: hashSecret(code) })
      const askedAt = new Date(expiresAt.getTime() - limits.signInTokenLifetimeMs)
      codes.push({ code, askedAt, expiresAt })
    }
    return codes
  })
}
