import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSending, pauseAfter } from './keep-sending.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('rounds repeat, less and less often, until nothing is left', async () => {
  let left = 3
  const round = vi.fn<() => Promise<boolean>>(async () => (left -= 1) > 0)
  keepSending(round).wake()
  await vi.advanceTimersByTimeAsync(pauseAfter(0))
  expect(round).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(pauseAfter(1) - 1)
  expect(round).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(round).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(pauseAfter(9))
  expect(round).toHaveBeenCalledTimes(3)
})

test('a scheduled round starts later, and there is only one', async () => {
  const round = vi.fn<() => Promise<boolean>>(async () => false)
  const sending = keepSending(round)
  sending.plan()
  sending.plan()
  expect(round).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(pauseAfter(9))
  expect(round).toHaveBeenCalledTimes(1)
})

test('waking up during a round does not start another', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const round = vi.fn<() => Promise<boolean>>(() => promise)
  const sending = keepSending(round)
  sending.wake()
  sending.wake()
  resolve(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(round).toHaveBeenCalledTimes(1)
})

test('nothing happens after it is stopped', async () => {
  const round = vi.fn<() => Promise<boolean>>(async () => true)
  const sending = keepSending(round)
  sending.wake()
  await vi.advanceTimersByTimeAsync(0)
  sending.stop()
  sending.wake()
  await vi.advanceTimersByTimeAsync(pauseAfter(9))
  expect(round).toHaveBeenCalledTimes(1)
})

test('no pause is longer than five minutes', () => {
  expect(pauseAfter(1000)).toBe(5 * 60 * 1000)
})
