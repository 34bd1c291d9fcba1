import type { Certificate, Notice } from '@cairn/contract'
import { Refusal } from '#http/refusal.ts'
import { showCertificate } from './show-certificate.ts'

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
