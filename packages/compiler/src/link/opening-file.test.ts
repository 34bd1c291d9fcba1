import type { SeedFile } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openingFile } from './opening-file.ts'

const file = (
  fileKey: string,
  contents: string,
  editableRegionBoundaries: SeedFile['editableRegionBoundaries'] = [],
) => ({
  fileKey,
  name: fileKey,
  ext: 'css' as const,
  contents,
  editableRegionBoundaries,
})
const page = file('indexhtml', '<h1>Tides</h1>\n')
const styles = file('stylescss', '')
const solved = (contents: Record<string, string>) =>
  Object.entries(contents).map(([fileKey, text]) => ({ fileKey, contents: text }))

test('a lesson opens the first file that its solution changes', () => {
  const solution = solved({ indexhtml: '<h1>Tides</h1>', stylescss: 'h1 { color: green; }' })
  expect(openingFile({ files: [page, styles], solutions: [solution] })).toBe('stylescss')
})

test.for([
  ['is the first file', [page, styles], [solved({ indexhtml: '<h1>Low</h1>', stylescss: 'h1 {}' })]],
  ['has an editable region', [page, file('stylescss', '\n', [0, 2])], [solved({ stylescss: 'h1 {}' })]],
  ['is not known', [page, styles], []],
  ['is only promised', [page, styles], [solved({ stylescss: '/* solution required */' })]],
] as const)('nothing is said where the file to change %s', ([, files, solutions]) => {
  expect(openingFile({ files: [...files], solutions: [...solutions] })).toBeUndefined()
})
