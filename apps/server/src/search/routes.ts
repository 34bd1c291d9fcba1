import { searchLessons } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { isUnchanged } from '#http/is-unchanged.ts'
import type { Search } from './open-search.ts'

/** A class behind one address, each typing a word a second now and then. */
const rateLimit = { max: 600, timeWindow: 60 * 1000 }

/** The answers are the same for everyone, and stay so until the lessons change. */
export function registerSearch(app: FastifyInstance, search: Search): void {
  implement(
    app,
    searchLessons,
    async ({ query }, { request, reply }) => {
      const etag = `"${search.version}"`
      reply.header('cache-control', 'public, no-cache').header('etag', etag)
      if (isUnchanged(request, etag)) return reply.code(304).send()
      return { results: await search.find(query.query) }
    },
    { rateLimit },
  )
}
