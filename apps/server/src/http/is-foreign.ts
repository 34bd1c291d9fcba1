import type { FastifyRequest } from 'fastify'
import { asksForHtml, asksForPicture } from './own-navigation.ts'

/** Whether a browser says that another site's page made it send this request. */
export function isForeign({ headers }: FastifyRequest, appOrigins: readonly string[]): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  return headers.origin !== undefined && !appOrigins.includes(headers.origin)
}

/**
 * Whether a browser says that another site's page loads an address as a picture, a script or the like. It could read
 * nothing of the answer, but each counts against what its reader, or a class behind one address, may ask. Over plain http
 * browsers do not say it; but a picture there may be redirected here, and only pictures ask for pictures.
 */
export function isForeignPart({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  if (site === undefined) return asksForPicture(headers) && !asksForHtml(headers)
  return site === 'cross-site' && (mode ?? 'navigate') !== 'navigate'
}
