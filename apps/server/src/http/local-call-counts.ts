import type { FastifyRateLimitStore } from '@fastify/rate-limit'

type Window = { calls: number; endsAt: number }

/** Beyond these, the callers that have not called for longest are forgotten. */
const mostCallers = 5000

/**
 * The counts of rate limits for a process that answers alone. They use a clock that is never set: after one that was ahead,
 * campers would be refused until its time had come.
 */
export class LocalCallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(...[key, callback, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
    // Whole milliseconds: of fractions, a new window would seem to last a little longer than it may.
    const now = Math.floor(performance.now())
    const begun = this.#windows.get(key)
    const window = begun && now < begun.endsAt ? begun : { calls: 0, endsAt: now + timeWindow }
    window.calls += 1
    // A map keeps the order in which its keys were added.
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [longestAgo] = this.#windows.keys()
    if (this.#windows.size > mostCallers && longestAgo !== undefined) this.#windows.delete(longestAgo)
    callback(null, { current: window.calls, ttl: window.endsAt - now })
  }

  child(): LocalCallCounts {
    return new LocalCallCounts()
  }
}
