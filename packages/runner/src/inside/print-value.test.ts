import { expect, test } from 'vitest'
import { printValue } from './print-value.ts'

class Point {
  x = 1
}

test.for<[unknown, string]>([
  ['text', 'text'],
  [['text', 1, -0, null, undefined, 3n], '["text", 1, -0, null, undefined, 3n]'],
  [{ a: 1, 'b-c': [true], d: { e: {} } }, '{ a: 1, "b-c": [true], d: { e: {} } }'],
  [new Point(), 'Point { x: 1 }'],
  [new Map([['a', new Set([1])]]), 'Map {"a" => Set {1}}'],
  [new TypeError('no'), 'TypeError: no'],
  [/a/g, '/a/g'],
  [Symbol('s'), 'Symbol(s)'],
  [function named() {}, '[Function: named]'],
  [Object.create(null), '{}'],
])('prints %o', ([value, printed]) => {
  expect(printValue(value)).toBe(printed)
})

test('runs no getter', () => {
  const value = {
    get a() {
      throw new Error('was run')
    },
  }
  expect(printValue(value)).toBe('{ a: [Getter] }')
})

test('says of a value that refuses to be looked at no more than that it is an object', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect([new Proxy(new Date(0), {}), proxy].map(printValue)).toEqual(['{…}', '{…}'])
})

test('ends for a circular value', () => {
  const value: { self?: unknown } = {}
  value.self = value
  expect(printValue(value)).toBe('{ self: [Circular] }')
})

test('is bounded in depth, breadth and length', () => {
  expect(printValue([[[[['deep']]]]])).toBe('[[[[[…]]]]]')
  expect(printValue(Array.from({ length: 1000 }, () => 0)).length).toBeLessThan(400)
  expect(printValue('x'.repeat(1_000_000)).length).toBeLessThan(11_000)
  expect(printValue(Array.from({ length: 100 }, () => 'x'.repeat(9000))).length).toBeLessThan(11_000)
  const wide = (depth: number): unknown =>
    Array.from({ length: 90 }, () => (depth === 0 ? 0 : wide(depth - 1)))
  expect(printValue(wide(2)).length).toBeLessThan(11_000)
})
