import type { SearchResult } from '@cairn/contract'
import { BoundedCache } from '#cache/bounded-cache.ts'
import { inTurn } from '#http/in-turn.ts'

export type Search = {
  /** The version of the lessons: the same query finds the same as long as it does not change. */
  readonly version: string
  find: (query: string) => Promise<SearchResult[]>
}

/** Makes an index of the lessons as they are now, which ends with the signal. */
export type OpenIndex = (signal: AbortSignal) => Promise<(query: string) => Promise<SearchResult[]>>

type Opened = { version: string; index: ReturnType<OpenIndex>; ending: AbortController }

/** Queries that many readers type on their way to a longer one; each takes some kilobytes. */
const answersInMemory = 500

/** An index that is not used does not take memory for longer. Readers' queries come one after the other. */
const idleMs = 15 * 60 * 1000

/**
 * The search over the lessons of one language as they are now. Its index is made at the first query, and again for each
 * new version of the lessons, when it has failed, and when it has not been used for a quarter of an hour; `close` ends it.
 */
export function openSearch(
  source: Pick<Search, 'version'>,
  openIndex: OpenIndex,
): Search & { close: () => void } {
  const answers = new BoundedCache<SearchResult[]>(answersInMemory)
  const takeTurn = inTurn()
  let opened: Opened | undefined
  let idle: NodeJS.Timeout | undefined
  const close = () => {
    clearTimeout(idle)
    opened?.ending.abort()
    opened = undefined
  }
  const open = async (version: string) => {
    if (opened?.version !== version) {
      // Only the latest: an index takes more memory than anything else here.
      close()
      const ending = new AbortController()
      opened = { version, index: openIndex(ending.signal), ending }
    }
    return opened.index
  }
  const ask = async (version: string, query: string) => {
    clearTimeout(idle)
    try {
      const index = await open(version)
      return await index(query)
    } catch (error) {
      if (opened?.version === version) close()
      throw error
    } finally {
      idle = setTimeout(close, idleMs).unref()
    }
  }
  return {
    get version() {
      return source.version
    },
    find: async (query) => {
      const { version } = source
      const key = `${version} ${query}`
      return takeTurn('everyone', async () => {
        const known = answers.get(key)
        if (known) return known
        const found = await ask(version, query)
        return answers.getOrCreate(key, () => found)
      })
    },
    close,
  }
}
