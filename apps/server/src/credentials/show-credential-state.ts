import type { CredentialState } from '@cairn/contract'
import { findShownClaim } from '#certifications/find-shown-claim.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { fitsShownName } from './fits-shown-name.ts'
import { issueCredential } from './issue-credential.ts'
import type { CredentialServices } from './services.ts'
import { findCredential } from './store.ts'

/** How far the signing of a shown certificate is. Goes on with it if nothing is in the way any more. */
export async function showCredentialState(
  services: CredentialServices,
  asked: { username: string; certSlug: string },
): Promise<CredentialState | Refusal<'flash.cert-not-found'>> {
  const notFound = refuse('flash.cert-not-found', { certSlug: asked.certSlug })
  const claim = await findShownClaim(services, asked)
  if (!claim) return notFound
  const { userId, claimId, claimedMs, certification, name } = claim
  const known = await findCredential(services.database, userId, claimId)
  if (known?.state === 'revoked') return { state: 'revoked', id: known.id }
  if (known?.state === 'signed') {
    const isShown = fitsShownName(known.document ?? '', name)
    return { state: isShown ? 'signed' : 'renamed', id: known.id }
  }
  const earnedAt = new Date(claimedMs)
  return (await issueCredential(services, { userId, claimId, earnedAt, certification })) ?? notFound
}
