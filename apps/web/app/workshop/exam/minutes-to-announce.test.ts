import { expect, test } from 'vitest'
import { minutesToAnnounce } from './minutes-to-announce.ts'

test.for([
  [3600, null],
  [601, null],
  [600, 10],
  [301, 10],
  [300, 5],
  [61, 5],
  [60, 1],
  [0, 1],
] as const)('with %i seconds left a screen reader hears %s', ([seconds, minutes]) => {
  expect(minutesToAnnounce(seconds)).toBe(minutes)
})
