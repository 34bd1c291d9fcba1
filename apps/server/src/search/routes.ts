import { languageHeader, searchLessons } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { inTurn } from '#http/in-turn.ts'
import { isUnchanged } from '#http/is-unchanged.ts'
import { networkKeys } from '#http/network-keys.ts'
import type { Searches } from './open-searches.ts'

/** A class behind one address, each typing a word a second now and then. */
const rateLimit = { max: 600, timeWindow: 60 * 1000 }
/** Searches that wait for each network: of all in a minute, those of a few seconds. */
const mostWaiting = 200

/** The answers are the same for everyone who reads in one language, and stay so until the lessons change. */
export function registerSearch(app: FastifyInstance, searches: Searches): void {
  const takeTurn = inTurn(1, mostWaiting)
  implement(
    app,
    searchLessons,
    async ({ query }, { request, reply }) => {
      const search = searches.in(request.language)
      const etag = `"${search.version}"`
      const isKnown = isUnchanged(request, etag)
      const results = isKnown
        ? []
        : await takeTurn(networkKeys(request.ip).site, () => search.find(query.query))
      // Only now: a refusal that proxies keep under this ETag would be confirmed until the lessons change.
      reply.header('cache-control', 'public, no-cache').header('etag', etag).header('vary', languageHeader)
      return isKnown ? reply.code(304).send() : { results }
    },
    { rateLimit },
  )
}
