import { expect, test } from 'vitest'
import { tableOf } from './table-of.ts'

test('rows become lines, and their members columns', () => {
  const bells = [
    { name: 'Big', rings: 12 },
    { name: 'Little', size: 'small' },
  ]
  expect(tableOf(bells)?.split('\n')).toEqual([
    '(index)  name    rings  size',
    '0        Big     12',
    '1        Little         small',
  ])
})

test('plain values have a column of their own', () => {
  expect(tableOf({ north: 3, south: 'far' })?.split('\n')).toEqual([
    '(index)  Value',
    'north    3',
    'south    far',
  ])
})

test('a map shows keys and values, a set what is in it', () => {
  expect(tableOf(new Map([['north', 3]]))?.split('\n')).toEqual([
    '(index)  Key    Value',
    '0        north  3',
  ])
  expect(tableOf(new Set(['far', { rings: 2 }]))?.split('\n')).toEqual([
    '(index)  Value  rings',
    '0        far',
    '1               2',
  ])
})

test('only the columns that are asked for are shown', () => {
  expect(tableOf([{ a: 1, b: 2 }], ['b'])?.split('\n')).toEqual(['(index)  b', '0        2'])
})

test('what has no members is no table', () => {
  expect([tableOf(7), tableOf(null), tableOf('text')]).toEqual([undefined, undefined, undefined])
})
