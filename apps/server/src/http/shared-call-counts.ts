import { callbackify } from 'node:util'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Database } from '#database/schema.ts'
import { countCalls, deleteOldCounts } from './call-count-store.ts'
import { countTogether } from './count-together.ts'
import type { PrivateHash } from './private-hash.ts'

/** Old counts are deleted at one call in so many. */
const cleanUpEvery = 5000

/** Where calls with a limit are counted. */
export type CallCounts = { store: FastifyRateLimitStoreCtor }

export type SharedOptions = { database: Database; privateHash: PrivateHash }

/** The plugin passes more than its types say. */
function routeOf(options: object): string {
  const { routeInfo } = options as { routeInfo: { method: string | string[]; url: string } }
  return `${String(routeInfo.method)} ${routeInfo.url}`
}

/**
 * The counts of rate limits for processes that answer together: kept in the database, so that a caller has the same limit
 * whichever process is asked.
 */
export function sharedCallCounts({ database, privateHash }: SharedOptions): FastifyRateLimitStoreCtor {
  let untilCleanUp = cleanUpEvery

  const countOne = countTogether((key, windowMs, calls) =>
    countCalls(database, privateHash('call', key), { windowMs, calls }),
  )

  async function count(key: string, windowMs: number) {
    const { calls, endsInMs } = await countOne(key, windowMs)
    return { current: calls, ttl: endsInMs }
  }

  function countsOf(route: string): FastifyRateLimitStore {
    return {
      incr: (key, callback, timeWindow) => {
        callbackify(() => count(`${route}\n${key}`, timeWindow))(callback)
        untilCleanUp -= 1
        if (untilCleanUp > 0) return
        untilCleanUp = cleanUpEvery
        // What stays is deleted another time.
        deleteOldCounts(database).catch(() => undefined)
      },
      child: (options) => countsOf(routeOf(options)),
    }
  }

  return class implements FastifyRateLimitStore {
    readonly #counts = countsOf('')
    incr(...args: Parameters<FastifyRateLimitStore['incr']>): void {
      this.#counts.incr(...args)
    }
    child(...args: Parameters<FastifyRateLimitStore['child']>): FastifyRateLimitStore {
      return this.#counts.child(...args)
    }
  }
}
