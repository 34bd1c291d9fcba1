import { expect, test } from 'vitest'
import { boundariesIn, editableTextOf } from './editable-text.ts'

const seed = {
  fileKey: 'indexhtml',
  name: 'index',
  ext: 'html' as const,
  contents: '<main>\n  old\n</main>',
  editableRegionBoundaries: [1, 3] as [number, number],
}

test('the boundaries are found again in saved code with more lines', () => {
  expect(boundariesIn(seed, '<main>\n  one\n  two\n</main>')).toEqual([1, 4])
})

test.for([
  [seed.contents, '  old'],
  ['<main>\n  one\n  two\n</main>', '  one\n  two'],
  ['<main>\n</main>', ''],
] as const)('in %j the part to change is %j', ([contents, editable]) => {
  expect(editableTextOf(seed, contents)).toBe(editable)
})

test('a file that can be edited as a whole has no such part', () => {
  expect(editableTextOf({ ...seed, editableRegionBoundaries: [] }, 'all of it')).toBe('')
})
