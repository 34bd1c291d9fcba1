import { expect, test } from 'vitest'
import { formatTime } from './format-time.ts'

test.for([
  [0, '0:00'],
  [83, '1:23'],
  [3723, '1:02:03'],
] as const)('%i seconds are %s', ([seconds, time]) => {
  expect(formatTime(seconds)).toBe(time)
})
