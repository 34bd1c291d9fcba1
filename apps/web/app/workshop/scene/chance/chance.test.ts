import { expect, test } from 'vitest'
import { chance, pick } from './chance.ts'

test('a text always has the same number, and numbers are spread evenly', () => {
  expect(chance('Sophie')).toBe(chance('Sophie'))
  const numbers = Array.from({ length: 1000 }, (_nothing, index) => chance(`Sophie ${index}`))
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  for (const quarter of [0, 0.25, 0.5, 0.75]) {
    const share = numbers.filter((number) => number >= quarter && number < quarter + 0.25).length
    expect(share).toBeGreaterThan(200)
    expect(share).toBeLessThan(300)
  }
})

test('a text always picks the same of the choices, and every choice is picked by a text', () => {
  expect(pick([1, 2, 3], 'Sophie')).toBe(pick([1, 2, 3], 'Sophie'))
  const picked = Array.from({ length: 50 }, (_nothing, index) => pick([1, 2, 3], `${index}`))
  expect(new Set(picked)).toEqual(new Set([1, 2, 3]))
})
