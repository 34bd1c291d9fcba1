import { expect, test } from 'vitest'
import { blockPercentage } from './block-percentage.ts'

test.for([
  [['a', 'b', 'c'], [], 'a', 33],
  [['a', 'b', 'c'], ['a'], 'a', 33],
  [['a', 'b', 'c'], ['a', 'b'], 'c', 100],
  [['a', 'b'], ['a', 'x'], 'b', 100],
  [[], [], 'a', 0],
] as const)('of %j with %j done, finishing %s makes %i %', ([ids, completed, current, percent]) => {
  expect(blockPercentage(ids, new Set(completed), current)).toBe(percent)
})
