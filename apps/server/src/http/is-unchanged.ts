import type { FastifyRequest } from 'fastify'

/**
 * Whether the caller still has the answer with this ETag. Proxies that compress mark it as weak (`W/`), which makes
 * no difference to a whole answer (RFC 9110 §13.1.2).
 */
export function isUnchanged({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? []
  return known.some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
