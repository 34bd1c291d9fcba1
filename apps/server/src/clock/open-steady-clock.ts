import type { Database } from '#database/schema.ts'
import { findClockMark, upsertClockMark } from './store.ts'

export type SteadyClock = {
  /** A time that never goes back. */
  now: () => Date
  /** Records the current time for the next start. */
  mark: () => Promise<void>
}

/**
 * Time servers correct a clock by this much every day. The steady clock waits out such corrections instead of adding
 * them up.
 */
const toleranceMs = 1000

/**
 * The clock that decides expiry. It follows the server's clock, except backward: when that clock is set back, this
 * one keeps going and stays ahead by the same amount, even across restarts. So nothing that expired becomes valid
 * again, and nothing lives longer (docs/architecture.md, “The main ideas”).
 */
export async function openSteadyClock(database: Database, clock: () => Date): Promise<SteadyClock> {
  const known = await findClockMark(database)
  let latestMs = known?.clockAt.getTime() ?? -Infinity
  let leadMs = known ? known.steadyAt.getTime() - latestMs : 0
  const now = () => {
    const timeMs = clock().getTime()
    if (timeMs < latestMs - toleranceMs) {
      leadMs += latestMs - timeMs
      latestMs = timeMs
    }
    latestMs = Math.max(latestMs, timeMs)
    return new Date(latestMs + leadMs)
  }
  const mark = async () => {
    const steadyAt = now()
    await upsertClockMark(database, { clockAt: new Date(latestMs), steadyAt })
  }
  await mark()
  return { now, mark }
}
