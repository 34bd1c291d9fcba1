import { expect, test } from 'vitest'
import type { SeedFile } from './entities/challenge.ts'
import type { SubmittedFile } from './entities/submission.ts'
import { holdsWork } from './holds-work.ts'

const seeds: readonly SeedFile[] = [
  {
    fileKey: 'indexhtml',
    name: 'index',
    ext: 'html',
    contents: '<p>Stone</p>',
    editableRegionBoundaries: [],
  },
  { fileKey: 'stylescss', name: 'styles', ext: 'css', contents: '', editableRegionBoundaries: [] },
]
const untouched = seeds.map(({ fileKey: key, name, ext, contents }) => ({ key, name, ext, contents }))
const [index, styles] = untouched as [SubmittedFile, SubmittedFile]
const program: SubmittedFile = { key: 'scriptjs', name: 'script', ext: 'js', contents: 'let stones = 3' }
const written = untouched.map((file) => ({ ...file, contents: `${file.contents}\nwork of my own` }))

test.for([
  ['something written into all files', written],
  ['one changed file beside an unchanged one', [{ ...index, contents: '<h1>Mine</h1>' }, styles]],
  ['one changed file alone', [{ ...styles, contents: 'p { color: green }' }]],
  ['a file that the lesson does not have, beside a changed one', [program, ...written]],
] as const)('%s is work', ([, files]) => {
  expect(holdsWork(files, seeds)).toBe(true)
})

test.for([
  ['nothing', []],
  ['empty files', untouched.map((file) => ({ ...file, contents: '' }))],
  ['white space', untouched.map((file) => ({ ...file, contents: ' \n\t' }))],
  ['the lesson’s starting code', untouched],
  ['the same with different white space', [{ ...index, contents: '<p>\n  Stone\n</p>\n' }]],
  ['a file of another lesson', [program]],
  ['a file of another extension', [{ ...index, ext: 'css', contents: 'p {}' }]],
] as const)('%s is none', ([, files]) => {
  expect(holdsWork(files, seeds)).toBe(false)
})

test('a lesson without files requires none', () => {
  expect(holdsWork([], [])).toBe(true)
})
