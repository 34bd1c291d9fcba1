import { setImmediate } from 'node:timers/promises'
import type { SearchResult } from '@cairn/contract'
import { BoundedCache } from '#cache/bounded-cache.ts'
import { inTurn } from '#http/in-turn.ts'
import { buildIndex, type SearchIndex } from './build-index.ts'
import type { SearchSource } from './searchable.ts'

export type Search = {
  /** The version of the lessons: the same query finds the same as long as it does not change. */
  readonly version: string
  find: (query: string) => Promise<SearchResult[]>
}

/** Queries that many readers type on their way to a longer one; each takes some kilobytes. */
const answersInMemory = 500

/**
 * The search over the lessons of one language as they are now. Its index is made once for each version of them, at the
 * first query or at `prepare`; `close` ends that early.
 *
 * @param language of the lessons (BCP 47)
 */
export function openSearch(
  source: SearchSource,
  language: string,
): Search & { prepare: () => Promise<void>; close: () => void } {
  const answers = new BoundedCache<SearchResult[]>(answersInMemory)
  const takeTurn = inTurn()
  const closing = new AbortController()
  // Only the latest: an index takes more memory than anything else here.
  const indexes = new BoundedCache<Promise<SearchIndex>>(1)
  const open = (version: string) =>
    indexes.getOrCreate(version, () => buildIndex(source, language, closing.signal))
  return {
    get version() {
      return source.version
    },
    prepare: async () => {
      await open(source.version)
    },
    find: async (query) => {
      const { version } = source
      const index = await open(version)
      return takeTurn('everyone', async () => {
        // Finding takes tens of milliseconds; requests of other kinds are answered in between.
        await setImmediate()
        return answers.getOrCreate(`${version} ${query}`, () => index(query))
      })
    },
    close: () => closing.abort(),
  }
}
