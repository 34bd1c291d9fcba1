import type { Certificate, CertificateStanding, Notice } from '@cairn/contract'
import { Refusal } from '#http/refusal.ts'
import { findShownClaim } from './find-shown-claim.ts'
import { findStanding } from './find-standing.ts'
import { showCertificate } from './show-certificate.ts'

type Asked = { username: string; certSlug: string }
type Services = Parameters<typeof showCertificate>[0]

/** A certificate, or why it is not shown; undefined for an unknown certification. */
export type FindCertificate = (asked: Asked) => Promise<Certificate | { messages: Notice[] } | undefined>

/** For pages, to which an unknown certification is just missing. The call of the API refuses it. */
export function certificateFinder(
  services: Services,
  { hiddenIf }: { hiddenIf: readonly CertificateStanding['state'][] } = { hiddenIf: [] },
): FindCertificate {
  return async (asked) => {
    const found = await showCertificate(services, { ...asked, hiddenIf })
    return found instanceof Refusal ? undefined : found
  }
}

/** For pictures, which go around without the page that says whether the school stands behind a certificate. */
export function certificateToDrawFinder(services: Services): FindCertificate {
  return certificateFinder(services, { hiddenIf: ['revoked', 'refused'] })
}

/** What the page of a certificate needs to know of it. */
export function certificateSources(services: Services) {
  return {
    findCertificate: certificateFinder(services),
    findStanding: async (asked: Asked) => {
      const claim = await findShownClaim(services, asked)
      return claim && findStanding(services, claim)
    },
  }
}
