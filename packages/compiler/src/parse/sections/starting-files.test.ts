import { challengeTypes, type SeedFile } from '@cairn/contract'
import { expect, test } from 'vitest'
import { startingFiles } from './starting-files.ts'

const seed: SeedFile[] = [
  {
    fileKey: 'indexhtml',
    name: 'index',
    ext: 'html',
    contents: '<p>Stone</p>',
    editableRegionBoundaries: [],
  },
]
const { frontEndProject, backEndProject } = challengeTypes

test('a front-end project without a seed starts from a page that loads its styles and its script', () => {
  const [page, ...others] = startingFiles(frontEndProject, [])
  expect(page).toMatchObject({ fileKey: 'indexhtml', name: 'index', ext: 'html' })
  for (const { name, ext } of others) expect(page?.contents).toContain(`"${name}.${ext}"`)
  expect(others.map(({ fileKey }) => fileKey)).toEqual(['stylescss', 'scriptjs'])
})

test('a front-end project with a seed starts from that', () => {
  expect(startingFiles(frontEndProject, seed)).toEqual(seed)
})

test('other projects without a seed have no files', () => {
  expect(startingFiles(backEndProject, [])).toEqual([])
})
