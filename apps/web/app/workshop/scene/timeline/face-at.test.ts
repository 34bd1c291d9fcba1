import { expect, test } from 'vitest'
import { isBlinking, isMouthOpen } from './face-at.ts'

const frames = Array.from({ length: 6000 }, (_nothing, index) => index / 100)

/** How often something becomes true within the minute. */
const starts = (isOn: (seconds: number) => boolean) =>
  frames.filter((seconds, index) => isOn(seconds) && !(index > 0 && isOn(frames[index - 1] ?? 0))).length

test.for(['Sophie', 'Brian', 'Linda', 'Tom', 'Maria'])(
  '%s blinks every 2 to 5 seconds, and only for a moment',
  (name) => {
    expect(starts((seconds) => isBlinking(name, seconds))).toBeGreaterThanOrEqual(11)
    expect(starts((seconds) => isBlinking(name, seconds))).toBeLessThanOrEqual(31)
    expect(frames.filter((seconds) => isBlinking(name, seconds)).length).toBeLessThan(31 * 4)
  },
)

test('a mouth opens and closes about three times a second, and characters not in step', () => {
  const opened = starts((seconds) => isMouthOpen('Sophie', seconds))
  expect(opened).toBeGreaterThan(150)
  expect(opened).toBeLessThanOrEqual(200)
  expect(frames.some((seconds) => isMouthOpen('Sophie', seconds) !== isMouthOpen('Tom', seconds))).toBe(true)
})
