import { type Endpoint, limits } from '@cairn/contract'
import type { FastifyRequest } from 'fastify'

export type RateLimit = {
  max: number
  timeWindow: number
  /** Calls for which this is true are not counted. */
  allowList?: (request: FastifyRequest) => boolean
  /** Whom the calls are counted for, if not as usual (`callerKey`). */
  keyGenerator?: (request: FastifyRequest) => string
}

/** What neither a person reaches nor their browser after a day without a network. */
const changesByDefault: RateLimit = { max: limits.changesPerMinute, timeWindow: 60 * 1000 }

/**
 * How often one caller may make a call; calls that change something always have a limit. Visitors are not counted in
 * calls for campers, which are refused anyway: only so many callers are counted, and visitors from thousands of
 * addresses would make the server forget the counts of campers.
 */
export function rateLimitOf(
  { access, method }: Endpoint,
  limit: RateLimit | undefined = method === 'GET' ? undefined : changesByDefault,
): { rateLimit?: RateLimit } {
  if (!limit) return {}
  const allowList = (request: FastifyRequest) =>
    (access === 'camper' && !request.session) || (limit.allowList?.(request) ?? false)
  return { rateLimit: { ...limit, allowList } }
}
