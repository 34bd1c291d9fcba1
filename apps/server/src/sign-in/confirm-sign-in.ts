import type { ChangeServices } from '#account-changes/change-account.ts'
import type { Database } from '#database/schema.ts'
import { Refusal, refuse } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import { findOrCreateCamper } from '#users/find-or-create-camper.ts'
import type { ProvenCamper } from '#users/sign-in-epoch-store.ts'
import { linkPendingIdentity } from './oidc/link-pending-identity.ts'
import { redeemCode } from './mail-codes/redeem-code.ts'
import { type ConsumedRequest, consumeByToken, isTokenOpen } from './mail-codes/store.ts'

type Proof = { token: string } | { code: string }

export type Confirmed = { camper: ProvenCamper; isNewCamper: boolean; returnTo: string }

type ConfirmationKey =
  | 'signin.address-kept'
  | 'signin.code-invalid'
  | 'signin.code-needed'
  | 'signin.link-expired'

type Proven = { proof: Proof; browserSecret: string }

/** Redeems a token or code and finds its camper, whose account is created here and not before. */
export async function confirmSignIn(
  services: ChangeServices,
  { proof, browserSecret }: Proven,
): Promise<Confirmed | Refusal<ConfirmationKey>> {
  const { database } = services
  const now = services.now()
  const consumed =
    'token' in proof
      ? await redeemToken(database, proof.token, { browserSecret, now })
      : await redeemCode(database, { ...proof, browserSecret, now })
  if (consumed instanceof Refusal) return consumed
  const { email, returnTo } = consumed
  const found = await findOrCreateCamper(database, email, now)
  if (!found) return refuse('signin.address-kept')
  await linkPendingIdentity(services, {
    email,
    browserHash: hashSecret(browserSecret),
    proven: found.camper,
  })
  return { camper: found.camper, isNewCamper: found.isNew, returnTo }
}

async function redeemToken(
  database: Database,
  token: string,
  { browserSecret, now }: { browserSecret: string; now: Date },
): Promise<ConsumedRequest | Refusal<'signin.code-needed' | 'signin.link-expired'>> {
  const [tokenHash, browserHash] = [hashSecret(token), hashSecret(browserSecret)]
  const consumed = await consumeByToken(database, { tokenHash, browserHash, now })
  if (consumed) return consumed
  // Opened in another browser: having the link alone must not be enough to sign in.
  return refuse((await isTokenOpen(database, tokenHash, now)) ? 'signin.code-needed' : 'signin.link-expired')
}
