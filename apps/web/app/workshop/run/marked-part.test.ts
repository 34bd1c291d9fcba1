import { expect, test } from 'vitest'
import { markedPart } from './marked-part.ts'

test.for([
  ['Basket', 'Bucket', { start: 1, oneEnd: 3, otherEnd: 3 }],
  ['a, b', 'a,b', { start: 2, oneEnd: 3, otherEnd: 2 }],
  ['one\ntwo', 'one', { start: 3, oneEnd: 7, otherEnd: 3 }],
] as const)('%j and %j are alike but for a part', ([expected, actual, part]) => {
  expect(markedPart(expected, actual)).toEqual(part)
})

test.for([
  ['unknown', 'undefined'],
  ['12', '13'],
  ['3.14', '-3.1'],
  ['Basket', 'Casket'],
  ['[1]', '[1]'],
  ['', 'Basket'],
] as const)('nothing is marked in %j and %j', ([expected, actual]) => {
  expect(markedPart(expected, actual)).toBeUndefined()
})
