import type { SeedFile } from '@cairn/contract'
import { expect, test } from 'vitest'
import { splitAtRegion } from './early-editor.tsx'

const seed = (
  contents: string,
  editableRegionBoundaries: SeedFile['editableRegionBoundaries'],
): SeedFile => ({
  fileKey: 'indexhtml',
  name: 'index',
  ext: 'html',
  contents,
  editableRegionBoundaries,
})

test.for([
  ['a region', seed('a\nb\nc', [1, 3]), 'a\nb\nc', ['a\n', 'b', '\nc']],
  ['a region that has grown', seed('a\nb\nc', [1, 3]), 'a\nb\nmore\nc', ['a\n', 'b\nmore', '\nc']],
  ['an empty region', seed('a\nc', [1, 2]), 'a\nc', ['a\n', '', 'c']],
  ['a region at the end', seed('a\nb', [1, 3]), 'a\nb', ['a\n', 'b', '']],
  ['no region', seed('a\nb', []), 'a\nb', ['', 'a\nb', '']],
] as const)('%s is cut out and put together again', ([, file, contents, parts]) => {
  const { before, open, after } = splitAtRegion(file, contents)
  expect([before, open, after]).toEqual(parts)
  expect(before + open + after).toBe(contents)
})
