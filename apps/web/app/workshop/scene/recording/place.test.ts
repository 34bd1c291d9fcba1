import { expect, test } from 'vitest'
import { isSoundingAt, momentOf, placeAt } from './place.ts'

const part = { filename: '/media/pier.mp3', startTime: 1, startTimestamp: 2.5, finishTimestamp: 6 }
const whole = { filename: '/media/pier.mp3', startTime: 1, startTimestamp: null, finishTimestamp: null }

test('a recording starts at its moment of the scene, and at its place in the file', () => {
  expect(placeAt(part, 1)).toBe(2.5)
  expect(placeAt(part, 3)).toBe(4.5)
  expect(placeAt(whole, 3)).toBe(2)
})

test('a place in the file belongs to one moment of the scene', () => {
  for (const seconds of [1, 2.5, 4.5]) expect(momentOf(part, placeAt(part, seconds))).toBe(seconds)
  expect(momentOf(whole, 2)).toBe(3)
})

test.for([
  [0.9, false],
  [1, true],
  [4.4, true],
  [4.5, false],
] as const)('of a part that ends at 6 s, second %d of the scene is heard: %s', ([seconds, isHeard]) => {
  expect(isSoundingAt(part, seconds)).toBe(isHeard)
})

test.for([
  [30, Infinity, true],
  [3.9, 3, true],
  [4, 3, false],
] as const)(
  'of a whole file, second %d of the scene, length %d, is heard: %s',
  ([seconds, length, isHeard]) => {
    expect(isSoundingAt(whole, seconds, length)).toBe(isHeard)
  },
)

test('a part that is longer than its file ends with the file', () => {
  expect(isSoundingAt(part, 3, 4)).toBe(false)
})
