import { expect, test } from 'vitest'
import type { ConsoleValue } from '../runner.ts'
import { boundedParts } from './bounded-parts.ts'

test('a line of ordinary size is sent as it is', () => {
  const parts = ['a', { text: '[1]', entries: [{ name: '0', part: '1' }] }]
  expect(boundedParts(parts)).toEqual(parts)
})

test('the number of parts is bounded', () => {
  const many = Array.from({ length: 5000 }, () => 'b')
  expect(boundedParts(many)).toHaveLength(1000)
  const entries = many.map((part, index) => ({ name: String(index), part }))
  expect(boundedParts([{ text: '', entries }])).toMatchObject([{ entries: { length: 999 } }])
})

test('the number of characters is bounded', () => {
  const large = Array.from({ length: 50 }, () => 'x'.repeat(10_000))
  const sent = boundedParts(large).map((part) => (typeof part === 'string' ? part.length : 0))
  expect(sent.reduce((sum, length) => sum + length)).toBe(50_000)
})

test('depth is bounded', () => {
  const deep: ConsoleValue = { text: '', entries: [] }
  Object.assign(deep, { entries: [{ name: '', part: deep }] })
  expect(() => boundedParts([deep])).not.toThrow()
})
