import { expect, test } from 'vitest'
import { lineNumberFrom } from './line-number-from.ts'
import type { Line } from './lines-of.ts'
import { nextStart, previousStart } from './neighbor-lines.ts'

const line = (start: number, end: number): Line => ({
  character: 'Tom',
  text: 'Hm',
  align: 'center',
  start,
  end,
})
const lines = [line(1, 3), line(3, 5), line(6, 6)]

test.for([
  [0, 0, 1],
  [1, 0, 3],
  [2, 1, 3],
  [3, 1, 6],
  [4, 3, 6],
  [6, 3, undefined],
  [9, 6, undefined],
] as const)('at second %d the previous line starts at %d and the next at %o', ([seconds, previous, next]) => {
  expect(previousStart(lines, seconds)).toBe(previous)
  expect(nextStart(lines, seconds)).toBe(next)
})

test.for([
  [0, 0],
  [2, 0],
  [3, 1],
  [5, 2],
  [6, 2],
  [7, 3],
] as const)('from second %d on, line number %d is said first', ([seconds, number]) => {
  expect(lineNumberFrom(lines, seconds)).toBe(number)
})
