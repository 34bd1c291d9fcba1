import type { FastifyRequest } from 'fastify'

/** Whether a browser says that another site's page made it send this request. */
export function isForeign({ headers }: FastifyRequest, appOrigins: readonly string[]): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  return headers.origin !== undefined && !appOrigins.includes(headers.origin)
}

/**
 * Whether a browser says that another site's page loads an address as a picture, a script or the like. It could read
 * nothing of the answer, but each counts against what its reader, or a class behind one address, may ask.
 */
export function isForeignPart({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && (headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate'
}
