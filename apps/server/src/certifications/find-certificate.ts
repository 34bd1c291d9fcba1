import type { Certificate, Notice } from '@cairn/contract'
import { Refusal } from '#http/refusal.ts'
import { findShownClaim } from './find-shown-claim.ts'
import { showCertificate } from './show-certificate.ts'
import { listRevokedClaims } from './store.ts'

/** A certificate, or why it is not shown; undefined for an unknown certification. */
export type FindCertificate = (asked: {
  username: string
  certSlug: string
}) => Promise<Certificate | { messages: Notice[] } | undefined>

/** For pages, to which an unknown certification is just missing. The call of the API refuses it. */
export function certificateFinder(services: Parameters<typeof showCertificate>[0]): FindCertificate {
  return async (asked) => {
    const found = await showCertificate(services, asked)
    return found instanceof Refusal ? undefined : found
  }
}

/** For pictures, which go around without the page that says what has become of a certificate: none of a revoked one. */
export function certificateToDrawFinder(services: Parameters<typeof showCertificate>[0]): FindCertificate {
  return async (asked) => {
    const found = await showCertificate(services, { ...asked, saysIfRevoked: false })
    return found instanceof Refusal ? undefined : found
  }
}

/** What the page of a certificate needs to know of it. */
export function certificateSources(services: Parameters<typeof showCertificate>[0]) {
  return {
    findCertificate: certificateFinder(services),
    isRevoked: async (asked: { username: string; certSlug: string }) => {
      const claim = await findShownClaim(services, asked)
      if (!claim) return false
      return (await listRevokedClaims(services.database, claim.userId)).includes(claim.claimId)
    },
  }
}
