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

test('only the columns that are asked for are shown', () => {
  expect(tableOf([{ a: 1, b: 2 }], ['b'])?.split('\n')).toEqual(['(index)  b', '0        2'])
})

test('what has no members is no table', () => {
  expect([tableOf(7), tableOf(null), tableOf('text')]).toEqual([undefined, undefined, undefined])
})
