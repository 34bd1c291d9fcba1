import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/session.ts'
import { normaliseCode } from './rules.ts'
import { type ConsumedRequest, consumeByCode, spendTry } from './store.ts'

type Attempt = { code: string; browserSecret: string; now: Date }

/** Spends a mailed code in the browser that asked for it; five wrong ones close the request. */
export async function spendCode(
  database: Database,
  { code, browserSecret, now }: Attempt,
): Promise<ConsumedRequest | Refusal<'signin.link-expired' | 'signin.code-invalid'>> {
  const browserHash = hashSecret(browserSecret)
  const hasTry = await spendTry(database, { browserHash, now, maximum: limits.signInCodeTries })
  if (!hasTry) return refuse('signin.link-expired')
  const codeHash = hashSecret(normaliseCode(code))
  return (await consumeByCode(database, { codeHash, browserHash, now })) ?? refuse('signin.code-invalid')
}
