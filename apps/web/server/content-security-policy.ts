import { frameHosts } from '#shared/frame-hosts.ts'
import { trustedTypeNames } from '#shared/trusted-types.ts'

type PolicyParts = { scriptHashes: readonly string[]; styleNonce: string; runnerOrigin: string }

/** What a page of the app may run, show and connect to. */
export function contentSecurityPolicy({ scriptHashes, styleNonce, runnerOrigin }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${runnerOrigin} ${frameHosts.map((host) => `https://${host}`).join(' ')}`,
    // As with pictures, any host; the page asks the reader before it names one other than the school.
    "media-src 'self' https:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypeNames.join(' ')}`,
  ].join('; ')
}
