import { expect, test } from 'vitest'
import { isGoodEnough, newScore, shareCaught } from './score-block.ts'

const score = (values: object) => ({ ...newScore('block'), ...values })

test('95 % of the wrong variants must be caught, and 99 % of the right ones accepted', () => {
  expect(isGoodEnough(score({ wrong: 100, caught: 95, right: 100, accepted: 99 }))).toBe(true)
  expect(isGoodEnough(score({ wrong: 100, caught: 94, right: 100, accepted: 99 }))).toBe(false)
  expect(isGoodEnough(score({ wrong: 100, caught: 95, right: 100, accepted: 98 }))).toBe(false)
})

test('marked variants are left out, but beyond 3 % they count as survivors', () => {
  expect(shareCaught(score({ wrong: 100, caught: 97, marked: 3 }))).toBe(1)
  expect(shareCaught(score({ wrong: 100, caught: 90, marked: 10 }))).toBeCloseTo(90 / 97)
})

test('a block without variants has nothing to answer for', () => {
  expect(isGoodEnough(newScore('block'))).toBe(true)
})
