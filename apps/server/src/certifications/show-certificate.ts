import { findCertificationIdentity, type OkOf, type showCertification } from '@cairn/contract'
import { Refusal } from '#http/refusal.ts'
import { findShownClaim } from './find-shown-claim.ts'

/** A camper's certificate, or why it is not shown (docs/reference/api.md, “Certificates”). */
export async function showCertificate(
  ...asked: Parameters<typeof findShownClaim>
): Promise<OkOf<typeof showCertification> | Refusal<'flash.cert-not-found'>> {
  const claim = await findShownClaim(...asked)
  if (claim instanceof Refusal || 'messages' in claim) return claim
  const { certification, username, name, claimedMs } = claim
  return {
    certSlug: certification.slug,
    certTitle: certification.title,
    username,
    ...(name === undefined ? {} : { name }),
    date: claimedMs,
    completionTime: findCertificationIdentity(certification.slug)?.completionHours ?? null,
  }
}
