import type { FastifyRequest } from 'fastify'

/** Whether one of our own pages, or the person themselves, opened an address, rather than another site. */
export function isOwnNavigation(request: FastifyRequest, appOrigins: readonly string[]): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return pathOfReferrer(request, appOrigins) !== undefined
}

/** The path of our page that linked here; undefined if it was not ours. */
export function pathOfReferrer(
  { headers }: FastifyRequest,
  appOrigins: readonly string[],
): string | undefined {
  const { referer } = headers
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const url = new URL(referer)
  return appOrigins.includes(url.origin) ? url.pathname : undefined
}
