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

test('a wait is written out as in the language of the page', () => {
  expect(wordsOf('flash.too-many-requests', { minutes: 5000 }, 'espanol')).toContain('5,000 minutos')
})
