import { expect, test } from 'vitest'
import { findPassages } from './find-passages.ts'

const passages = ['Take the long rope.', 'Fold it at the CAFÉ.', 'Pull the rope, then rest.']

test.for([
  ['rope', [0, 2]],
  ['ROPE pull', [2]],
  ['cafe', [1]],
  ['anchor', []],
] as const)('%s is found in %o', ([wanted, found]) => {
  expect([...(findPassages(passages, wanted) ?? [])]).toEqual(found)
})

test('without a word there is nothing to find', () => {
  expect(findPassages(passages, '  ')).toBeNull()
})
