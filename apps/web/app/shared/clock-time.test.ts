import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.for([
  [0, '0:00'],
  [59.9, '0:59'],
  [61, '1:01'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
  [-3, '0:00'],
] as const)('%f seconds are %s', ([seconds, text]) => {
  expect(clockTime(seconds)).toBe(text)
})
