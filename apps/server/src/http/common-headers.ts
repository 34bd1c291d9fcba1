/** Sent with every answer, files and errors included. */
const always = { 'x-content-type-options': 'nosniff' } as const

/** Sent with every answer of a school that is reached over TLS or not. */
export function commonHeadersOf({ isSecure }: { isSecure: boolean }) {
  if (!isSecure) return always
  return { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
}

/** Sent with every answer of the API. */
export const apiHeaders = {
  'cache-control': 'no-store',
  // Solutions and profiles are found on their pages, if at all.
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Sent with every file of a page. A page loads many, so what matters to documents alone is left out. */
export const fileHeaders = {
  // Campers' pictures come from any site, without cookies; `require-corp` would block most of them.
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Sent with every page. */
export const pageHeaders = {
  ...fileHeaders,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/**
 * Sent with the page that takes payments. Frames of the providers do not say that they may be embedded, and providers
 * open windows of their own, and ask the browser for a payment.
 */
export const paymentPageHeaders = {
  ...pageHeaders,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-embedder-policy': 'unsafe-none',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=*, usb=()',
} as const
