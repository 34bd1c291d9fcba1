import type { SeedFile } from '@cairn/contract'
import { expect, test } from 'vitest'
import { savedTextsOf, sourceFilesOf, typedFilesOf } from './typed-files.ts'

const page: SeedFile = {
  fileKey: 'indexhtml',
  name: 'index',
  ext: 'html',
  contents: '<main>\n\n</main>',
  editableRegionBoundaries: [1, 3],
}
const style: SeedFile = {
  fileKey: 'stylescss',
  name: 'styles',
  ext: 'css',
  contents: 'p {}',
  editableRegionBoundaries: [],
}
const seeds = [page, style]

test('files that were not changed are as the lesson gives them', () => {
  expect(sourceFilesOf(seeds, {})).toEqual([
    { fileKey: 'indexhtml', name: 'index', ext: 'html', contents: '<main>\n\n</main>', editableContents: '' },
    { fileKey: 'stylescss', name: 'styles', ext: 'css', contents: 'p {}', editableContents: '' },
  ])
})

test('a changed file has its text, and the part of it that may be changed', () => {
  const typed = typedFilesOf(seeds, { indexhtml: '<main>\n<h1>Hi</h1>\n<p>Ho</p>\n</main>' })
  const [first, second] = sourceFilesOf(seeds, typed)
  expect(first?.editableContents).toBe('<h1>Hi</h1>\n<p>Ho</p>')
  expect(second?.contents).toBe('p {}')
})

test('an empty file is a change like any other', () => {
  const typed = typedFilesOf(seeds, { stylescss: '' })
  expect(sourceFilesOf(seeds, typed)[1]?.contents).toBe('')
})

test('text of a file that the lesson no longer has is left out', () => {
  expect(typedFilesOf(seeds, { scriptjs: 'let a' })).toEqual({})
})

test('what runs before and after a file stays with it', () => {
  const [file] = sourceFilesOf([{ ...style, head: 'let a = 1', tail: 'a' }], {})
  expect(file).toMatchObject({ head: 'let a = 1', tail: 'a' })
})

test('all files are saved, changed or not', () => {
  const typed = typedFilesOf(seeds, { stylescss: 'p { color: red }' })
  expect(savedTextsOf(seeds, typed)).toEqual({
    indexhtml: '<main>\n\n</main>',
    stylescss: 'p { color: red }',
  })
})
