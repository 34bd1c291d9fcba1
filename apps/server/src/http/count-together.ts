import type { CallCount } from './call-count-store.ts'

type Count = (key: string, windowMs: number, calls: number) => Promise<CallCount>

/** Calls that are counted by one statement, once the one before it has ended. */
type Batch = { calls: number; counted: Promise<CallCount> }

/**
 * Counts the calls of each key by one statement after the other, and those that come meanwhile by the next one together.
 * Otherwise the hundreds that one caller may send at once would wait for the same row, each with a connection to the
 * database, and everyone else for them.
 */
export function countTogether(count: Count): (key: string, windowMs: number) => Promise<CallCount> {
  const waiting = new Map<string, Batch>()
  const latest = new Map<string, Promise<unknown>>()

  async function countBatch(key: string, windowMs: number): Promise<CallCount> {
    // Whether or not it failed.
    await latest.get(key)?.catch(() => undefined)
    const calls = waiting.get(key)?.calls ?? 1
    waiting.delete(key)
    return count(key, windowMs, calls)
  }

  function begin(key: string, windowMs: number): Batch {
    const counted = countBatch(key, windowMs)
    const batch = { calls: 0, counted }
    waiting.set(key, batch)
    latest.set(key, counted)
    const forget = () => {
      if (latest.get(key) === counted) latest.delete(key)
    }
    counted.then(forget, forget)
    return batch
  }

  return async (key, windowMs) => {
    const batch = waiting.get(key) ?? begin(key, windowMs)
    batch.calls += 1
    const place = batch.calls
    const { calls, endsInMs } = await batch.counted
    return { calls: calls - batch.calls + place, endsInMs }
  }
}
