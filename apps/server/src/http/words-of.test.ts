import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.for([
  [1, 'in 1 minute'],
  [5, 'in 5 minutes'],
] as const)('a wait of %i is written out: %s', ([minutes, wait]) => {
  expect(wordsOf('flash.too-many-requests', { minutes })).toBe(
    `That was a lot in a short time. Please try again ${wait}.`,
  )
})

test('a variable without a value keeps its name', () => {
  expect(wordsOf('flash.too-many-requests')).toContain('try again {{minutes}}.')
})
