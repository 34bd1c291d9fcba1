import { expect, test } from 'vitest'
import { codeProjects, filesOf } from '#testing/test-projects.ts'
import { holdsWork } from './holds-work.ts'

const [script, page] = codeProjects as [(typeof codeProjects)[0], (typeof codeProjects)[0]]
const untouched = page.seeds.map(({ fileKey: key, name, ext, contents }) => ({ key, name, ext, contents }))
const [index, styles] = untouched as [(typeof untouched)[0], (typeof untouched)[0]]

test.for([
  ['something written into all files', filesOf(page)],
  ['one changed file beside an unchanged one', [{ ...index, contents: '<h1>Mine</h1>' }, styles]],
  ['one changed file alone', [{ ...styles, contents: 'p { color: green }' }]],
  ['a file that the lesson does not have, beside a changed one', [...filesOf(script), ...filesOf(page)]],
] as const)('%s is work', ([, files]) => {
  expect(holdsWork(files, page.seeds)).toBe(true)
})

test.for([
  ['nothing', []],
  ['empty files', untouched.map((file) => ({ ...file, contents: '' }))],
  ['white space', untouched.map((file) => ({ ...file, contents: ' \n\t' }))],
  ['the lesson’s starting code', untouched],
  ['the same with different white space', [{ ...index, contents: '<p>\n  Stone\n</p>\n' }]],
  ['a file of another lesson', filesOf(script)],
  ['a file of another extension', [{ ...index, ext: 'css', contents: 'p {}' }]],
] as const)('%s is none', ([, files]) => {
  expect(holdsWork(files, page.seeds)).toBe(false)
})

test('a lesson without files requires none', () => {
  expect(holdsWork([], [])).toBe(true)
})
