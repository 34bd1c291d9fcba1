import type { CredentialState } from '@cairn/contract'
import { refuse, type Refusal } from '#http/refusal.ts'
import { findOwnClaim } from './find-own-claim.ts'
import { issueCredential } from './issue-credential.ts'
import type { CredentialServices } from './services.ts'
import { discardCredential } from './store.ts'

/** Signs a camper's own certificate anew; one that the school has revoked stays revoked. */
export async function reissueCredential(
  services: CredentialServices,
  own: { userId: string; certSlug: string },
): Promise<CredentialState | Refusal<'flash.cert-not-found'>> {
  const claim = await findOwnClaim(services, own)
  if (claim) await discardCredential(services.database, claim, ['signed'])
  const state = claim && (await issueCredential(services, claim))
  return state ?? refuse('flash.cert-not-found', { certSlug: own.certSlug })
}
