import { languageHeader, searchLessons } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { isUnchanged } from '#http/is-unchanged.ts'
import type { Searches } from './open-searches.ts'

/** A class behind one address, each typing a word a second now and then. */
const rateLimit = { max: 600, timeWindow: 60 * 1000 }

/** The answers are the same for everyone who reads in one language, and stay so until the lessons change. */
export function registerSearch(app: FastifyInstance, searches: Searches): void {
  implement(
    app,
    searchLessons,
    async ({ query }, { request, reply }) => {
      const search = searches.in(request.language)
      const etag = `"${search.version}"`
      reply.header('cache-control', 'public, no-cache').header('etag', etag).header('vary', languageHeader)
      if (isUnchanged(request, etag)) return reply.code(304).send()
      return { results: await search.find(query.query) }
    },
    { rateLimit },
  )
}
