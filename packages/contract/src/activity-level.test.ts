import { expect, test } from 'vitest'
import { activityLevel } from './activity-level.ts'

test.for([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [7, 2],
  [8, 3],
  [50, 3],
] as const)('%i points are level %i', ([points, level]) => {
  expect(activityLevel(points)).toBe(level)
})
