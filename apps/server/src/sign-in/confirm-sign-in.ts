import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { type Camper, hashSecret } from '#http/session.ts'
import { findOrCreateCamper } from '#users/find-or-create-camper.ts'
import { linkPendingIdentity } from './oidc/link-pending-identity.ts'
import { normaliseCode } from './rules.ts'
import { type ConsumedRequest, consumeByCode, consumeByToken, isTokenOpen, spendTry } from './store.ts'

type Proof = { token: string } | { code: string }

export type Confirmed = { camper: Camper; isNewCamper: boolean; returnTo: string }

type ConfirmationKey = 'signin.link-expired' | 'signin.code-invalid' | 'signin.code-needed'

type Attempt = { proof: Proof; browserSecret: string; now: Date }

/** Spends a token or code and finds its camper, who is created here and not before. */
export async function confirmSignIn(
  database: Database,
  attempt: Attempt,
): Promise<Confirmed | Refusal<ConfirmationKey>> {
  const consumed = await consume(database, attempt)
  if (!('email' in consumed)) return consumed
  const { email } = consumed
  const { camper, isNew } = await findOrCreateCamper(database, email, attempt.now)
  await linkPendingIdentity(database, {
    emailHash: hashSecret(email),
    browserHash: hashSecret(attempt.browserSecret),
    userId: camper.userId,
    now: attempt.now,
  })
  return { camper, isNewCamper: isNew, returnTo: consumed.returnTo }
}

async function consume(
  database: Database,
  { proof, browserSecret, now }: Attempt,
): Promise<ConsumedRequest | Refusal<ConfirmationKey>> {
  const browserHash = hashSecret(browserSecret)
  if ('token' in proof) {
    const tokenHash = hashSecret(proof.token)
    const consumed = await consumeByToken(database, { tokenHash, browserHash, now })
    if (consumed) return consumed
    // Opened in another browser: whoever holds the link alone must not be signed in by it.
    return refuse(
      (await isTokenOpen(database, tokenHash, now)) ? 'signin.code-needed' : 'signin.link-expired',
    )
  }
  const hasTry = await spendTry(database, { browserHash, now, maximum: limits.signInCodeTries })
  if (!hasTry) return refuse('signin.link-expired')
  const codeHash = hashSecret(normaliseCode(proof.code))
  return (await consumeByCode(database, { codeHash, browserHash, now })) ?? refuse('signin.code-invalid')
}
