import { expect, test } from 'vitest'
import { hasTexts } from './has-texts.ts'

test.for([
  [true, { id: '1', name: 'a', more: 2 }],
  [false, { id: '1' }],
  [false, { id: 1, name: 'a' }],
  [false, null],
  [false, undefined],
  [false, 'id'],
  [false, ['id', 'name']],
] as const)('%s: %j has the texts "id" and "name"', ([has, value]) => {
  expect(hasTexts(value, ['id', 'name'])).toBe(has)
})
