import type { Database } from '#database/schema.ts'
import { findClockMark, upsertClockMark } from './store.ts'

export type SteadyClock = {
  /** A time that never goes back. */
  now: () => Date
  /** Writes down how far time has come, for the next start. */
  mark: () => Promise<void>
}

/** What time servers correct a clock by every day. So little is waited for instead of being counted. */
const toleranceMs = 1000

/**
 * A clock by which things run out. It goes with the server's own, except that it does not follow it back: it
 * goes on from where it was and stays ahead by as much from then on, across restarts, too. So what has run out
 * stays so, and nothing lives longer, whatever happens to the server's clock (docs/architecture.md).
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
