import type { FastifyRequest } from 'fastify'

/** Whether a browser says that another site's page made it send this request. */
export function isForeign({ headers }: FastifyRequest, appOrigins: readonly string[]): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  return headers.origin !== undefined && !appOrigins.includes(headers.origin)
}
