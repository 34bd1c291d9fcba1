import type { DonationSettings } from '@cairn/contract'
import { frameHosts } from '#shared/frame-hosts.ts'
import { trustedTypeNames } from '#shared/trusted-types.ts'
import { paymentSources } from './payment-sources.ts'

type PolicyParts = {
  scriptHashes: readonly string[]
  styleNonce: string
  runnerOrigin: string
  /** The providers whose scripts take payments on the page; null on all pages but that of donations. */
  providers: Pick<DonationSettings, 'stripe' | 'paypal'> | null
}

/** What a page of the app may run, show and connect to. */
export function contentSecurityPolicy({
  scriptHashes,
  styleNonce,
  runnerOrigin,
  providers,
}: PolicyParts): string {
  const { scripts, frames, connections } = paymentSources(providers)
  return [
    "default-src 'none'",
    listed('script-src', ["'self'", ...scriptHashes, ...scripts]),
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    listed('connect-src', ["'self'", ...connections]),
    listed('frame-src', [runnerOrigin, ...frameHosts.map((host) => `https://${host}`), ...frames]),
    // As with pictures, any host; the page asks the reader before it names one other than the school.
    "media-src 'self' https:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // The providers' scripts write addresses of further scripts, which these rules would refuse.
    ...(providers ? [] : ["require-trusted-types-for 'script'", listed('trusted-types', trustedTypeNames)]),
  ].join('; ')
}

function listed(directive: string, sources: readonly string[]): string {
  return [directive, ...sources].join(' ')
}
