import { expect, test } from 'vitest'
import { gainOf } from './play-melody.ts'

test.for([
  [0, 0.001],
  [50, 10 ** -1.5],
  [100, 1],
] as const)('volume %d is a factor of %d', ([volume, gain]) => {
  expect(gainOf(volume)).toBeCloseTo(gain, 6)
})
