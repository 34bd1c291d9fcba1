import { expect, test } from 'vitest'
import { differingPart } from './differing-part.ts'

test.for([
  ['Trail guide', 'Trail Guide', { start: 6, oneEnd: 7, otherEnd: 7 }],
  ['[1, 2, 3]', '[1, 3]', { start: 4, oneEnd: 7, otherEnd: 4 }],
  ['aa', 'aaa', { start: 2, oneEnd: 2, otherEnd: 3 }],
  ['', 'new', { start: 0, oneEnd: 0, otherEnd: 3 }],
  ['same', 'same', { start: 4, oneEnd: 4, otherEnd: 4 }],
] as const)('%j and %j differ in one part', ([one, other, part]) => {
  expect(differingPart([...one], [...other])).toEqual(part)
})
