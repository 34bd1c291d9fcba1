import type { FastifyRequest } from 'fastify'

/**
 * Whether one of our own pages, or the person themselves, opened an address, rather than another site. A page may show
 * pictures from addresses that campers chose, so opening means a document in a window, not something inside a page.
 */
export function isOwnNavigation(request: FastifyRequest, appOrigins: readonly string[]): boolean {
  const { headers } = request
  // A browser may open an address ahead, while it is still being typed; the person may yet go elsewhere.
  if (headers['sec-purpose'] !== undefined) return false
  const site = headers['sec-fetch-site']
  // Over plain http browsers do not say what opened an address; but only a window or a frame asks for HTML.
  if (site === undefined) return ownReferrer(request, appOrigins) !== undefined && asksForHtml(headers)
  return (site === 'same-origin' || site === 'none') && opensDocument(headers)
}

/**
 * Whether a script of our own page asked, as far as the browser says. Over plain http it does not; but there a picture
 * may still be redirected here from another site, and only links, frames and pictures ask for what a browser shows.
 */
export function isOwnFetch({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = headers
  if (site === undefined && (asksForHtml(headers) || asksForPicture(headers))) return false
  return (site ?? 'same-origin') === 'same-origin' && (destination ?? 'empty') === 'empty'
}

function opensDocument(headers: FastifyRequest['headers']): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers
  return (mode ?? 'navigate') === 'navigate' && (destination ?? 'document') === 'document'
}

export function asksForHtml({ accept = '' }: FastifyRequest['headers']): boolean {
  return accept.includes('text/html')
}

export function asksForPicture({ accept = '' }: FastifyRequest['headers']): boolean {
  return accept.includes('image/')
}

/** The address of our page that linked here; undefined if it was not ours. */
export function ownReferrer({ headers }: FastifyRequest, appOrigins: readonly string[]): URL | undefined {
  const { referer } = headers
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const url = new URL(referer)
  return appOrigins.includes(url.origin) ? url : undefined
}
