import { pageAccountHeader } from '@cairn/contract'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a caller's session is that of the account that the calling page shows (docs/reference/api.md, “The account of
 * a page”). Callers other than our pages name none.
 */
export function isOfPage({ headers, session }: Pick<FastifyRequest, 'headers' | 'session'>): boolean {
  const named = headers[pageAccountHeader]
  return named === undefined || named === session?.camper.userId
}
