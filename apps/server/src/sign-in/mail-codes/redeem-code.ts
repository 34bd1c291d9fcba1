import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import { normaliseCode } from './rules.ts'
import { type ConsumedRequest, consumeByToken, countTry } from './store.ts'

type Attempt = { code: string; browserSecret: string; now: Date }

/**
 * Redeems a mailed code in the browser that requested it. Five wrong codes close a request, whatever else the
 * browser has requested since; requests of other browsers are not affected.
 */
export async function redeemCode(
  database: Database,
  { code, browserSecret, now }: Attempt,
): Promise<ConsumedRequest | Refusal<'signin.link-expired' | 'signin.code-invalid'>> {
  const browserHash = hashSecret(browserSecret)
  const tried = await countTry(database, { browserHash, now, maximum: limits.signInCodeTries })
  if (tried.length === 0) return refuse('signin.link-expired')
  const codeHash = hashSecret(normaliseCode(code))
  const request = tried.find((one) => one.codeHash.equals(codeHash))
  const consumed =
    request && (await consumeByToken(database, { tokenHash: request.tokenHash, browserHash, now }))
  return consumed ?? refuse('signin.code-invalid')
}
