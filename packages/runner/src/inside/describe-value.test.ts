import { expect, test } from 'vitest'
import type { ConsoleValue } from '../runner.ts'
import { describeValue } from './describe-value.ts'

const namesOf = (part: ConsoleValue) => (typeof part === 'string' ? [] : part.entries.map(({ name }) => name))

test('a primitive is its text', () => {
  expect(describeValue('text')).toBe('text')
  expect(describeValue(1)).toBe('1')
  expect(describeValue({})).toBe('{}')
  expect(describeValue(new Error('no'))).toBe('Error: no')
})

test('an object can be opened', () => {
  expect(describeValue({ a: 1, b: ['x'] })).toEqual({
    text: '{ a: 1, b: ["x"] }',
    entries: [
      { name: 'a', part: '1' },
      { name: 'b', part: { text: '["x"]', entries: [{ name: '0', part: '"x"' }] } },
    ],
  })
  expect(namesOf(describeValue(new Map([['k', 1]])))).toEqual(['"k"'])
  expect(namesOf(describeValue(new Set(['one', 'two'])))).toEqual(['0', '1'])
})

test('no getter is run', () => {
  const value = {
    get a() {
      throw new Error('was run')
    },
  }
  expect(describeValue(value)).toEqual({
    text: '{ a: [Getter] }',
    entries: [{ name: 'a', part: '[Getter]' }],
  })
})

test('a circular object is opened once', () => {
  const value: { self?: unknown } = {}
  value.self = value
  expect(describeValue(value)).toEqual({
    text: '{ self: [Circular] }',
    entries: [{ name: 'self', part: '{ self: [Circular] }' }],
  })
})

test('the parts of one value are bounded', () => {
  const wide = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => 0))
  const count = (part: ConsoleValue): number =>
    typeof part === 'string' ? 1 : part.entries.reduce((sum, { part: inner }) => sum + count(inner), 1)
  expect(count(describeValue(wide))).toBeLessThanOrEqual(301)
})
