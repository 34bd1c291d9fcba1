import { expect, test } from 'vitest'
import { clipAddress, isOutsideClip } from './clip.ts'

const filename = '/media/knots.mp3'

test.for([
  [{ filename }, filename],
  [{ filename, startTimestamp: 1.5 }, `${filename}#t=1.5`],
  [{ filename, finishTimestamp: 4 }, `${filename}#t=0,4`],
  [{ filename, startTimestamp: 1.5, finishTimestamp: 4 }, `${filename}#t=1.5,4`],
] as const)('%o is played from %s', ([clip, address]) => {
  expect(clipAddress(clip)).toBe(address)
})

test.for([
  [1.4, true],
  [1.5, false],
  [3.9, false],
  [4, true],
] as const)('second %d is outside of the part from 1.5 to 4: %s', ([seconds, isOutside]) => {
  expect(isOutsideClip({ filename, startTimestamp: 1.5, finishTimestamp: 4 }, seconds)).toBe(isOutside)
})

test('no place is outside of a whole file', () => {
  expect([0, 99].map((seconds) => isOutsideClip({ filename }, seconds))).toEqual([false, false])
})
