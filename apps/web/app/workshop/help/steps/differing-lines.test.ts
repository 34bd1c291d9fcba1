import type { SeedFile } from '@cairn/contract'
import { expect, test } from 'vitest'
import { differingLines } from './differing-lines.ts'

const seed: SeedFile = {
  fileKey: 'indexhtml',
  name: 'index',
  ext: 'html',
  contents: '<body>\n\n</body>\n',
  editableRegionBoundaries: [],
}
const solution = (contents: string) => [{ fileKey: 'indexhtml', contents }]
const solved = solution('<body>\n<h1>Rye</h1>\n</body>\n')
const compare = (typed: string, solutions = [solved]) =>
  differingLines([seed], [{ ...seed, contents: typed, editableContents: '' }], solutions)

test('the lines that differ are named as in the editor', () => {
  expect(compare('<body>\n<h2>Rye</h2>\n</body>\n')).toEqual({
    kind: 'lines',
    file: 'index.html',
    first: 2,
    lines: ['<h2>Rye</h2>'],
  })
})

test('missing lines are named by the one before', () => {
  expect(compare('<body>\n</body>\n')).toEqual({ kind: 'missing', file: 'index.html', after: 1 })
})

test('empty lines count as missing ones, because the camper has still to write there', () => {
  expect(compare(seed.contents)).toEqual({ kind: 'missing', file: 'index.html', after: 1 })
})

test('spaces after a line and at the end of the file make no difference', () => {
  expect(compare('<body> \n<h1>Rye</h1>\n</body>\n\n')).toEqual({ kind: 'same' })
})

test('of several solutions the closest is compared', () => {
  const other = solution('<body>\n<h1>Wheat</h1>\n<p>Oats</p>\n</body>\n')
  expect(compare('<body>\n<h1>Wheat</h1>\n<p>Oat</p>\n</body>', [solved, other])).toMatchObject({
    first: 3,
    lines: ['<p>Oat</p>'],
  })
})

test('a file that the solution leaves alone is compared with the seed', () => {
  expect(compare('<body>\n<p></p>\n</body>', [[]])).toMatchObject({ kind: 'lines', lines: ['<p></p>'] })
})

test('code that goes its own way is not compared line by line', () => {
  const long = Array.from({ length: 20 }, (_line, index) => `<p>${index}</p>`).join('\n')
  expect(compare(long)).toEqual({ kind: 'own-way', file: 'index.html', first: 1 })
})
