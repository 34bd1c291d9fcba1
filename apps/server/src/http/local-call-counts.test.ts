import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalCallCounts } from './local-call-counts.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The calls that are counted in a window of a minute, this one included, and when it ends. */
function count(counts: LocalCallCounts, key = 'ada') {
  return new Promise<{ current: number; ttl: number } | undefined>((resolve) => {
    counts.incr(key, (_error, result) => resolve(result), minuteMs, 10)
  })
}
const pass = (ms: number) => {
  vi.advanceTimersByTime(ms)
}
const setClockBy = (ms: number) => {
  vi.setSystemTime(Date.now() + ms)
}

test('calls are counted until their window ends', async () => {
  const counts = new LocalCallCounts()
  expect(await count(counts)).toEqual({ current: 1, ttl: minuteMs })
  pass(minuteMs - 1)
  expect(await count(counts)).toEqual({ current: 2, ttl: 1 })
  pass(1)
  expect(await count(counts)).toEqual({ current: 1, ttl: minuteMs })
})

test('a clock that is set back by a day makes no window longer, and one that is set ahead makes none shorter', async () => {
  const counts = new LocalCallCounts()
  await count(counts)
  setClockBy(-dayMs)
  expect(await count(counts)).toMatchObject({ current: 2 })
  setClockBy(2 * dayMs)
  expect(await count(counts)).toMatchObject({ current: 3 })
  pass(minuteMs)
  expect(await count(counts)).toMatchObject({ current: 1 })
})

test('callers and routes are counted apart', async () => {
  const counts = new LocalCallCounts()
  await count(counts)
  expect(await count(counts, 'grace')).toMatchObject({ current: 1 })
  expect(await count(counts.child())).toMatchObject({ current: 1 })
})

test('of too many callers, those that have not called for longest are forgotten', async () => {
  const counts = new LocalCallCounts()
  await count(counts, 'first')
  await count(counts, 'second')
  await count(counts, 'first')
  for (let caller = 0; caller < 4999; caller += 1) await count(counts, `caller ${caller}`)
  expect(await count(counts, 'first')).toMatchObject({ current: 3 })
  expect(await count(counts, 'second')).toMatchObject({ current: 1 })
})

test('a new window lasts as long as it should, though fractions get lost when times are subtracted', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(71_234.567)
  expect(await count(new LocalCallCounts())).toEqual({ current: 1, ttl: minuteMs })
  now.mockRestore()
})
