import { expect, test } from 'vitest'
import { scoreOf } from './score.ts'

test.for([
  [18, 20, true],
  [17, 20, false],
  [9, 10, true],
  [8, 10, false],
  [1, 1, true],
  [0, 1, false],
] as const)('%i of %i right passes: %s', ([right, total, hasPassed]) => {
  const chosen = Array.from({ length: total }, (_empty, index) => (index < right ? 0 : 2))
  expect(scoreOf({ chosen })).toMatchObject({ right, total, hasPassed })
})
