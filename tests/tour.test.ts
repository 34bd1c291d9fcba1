import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '..')
const page = readFileSync(join(projectRoot, 'docs/tour.md'), 'utf8')

/** Files and folders of the project that a page names between backticks. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`(?<path>(?:apps|packages|curriculum|tests)\/[^`]*)`/g)].map(
    ({ groups }) => groups?.['path'] ?? '',
  )
}

const missing = (text: string) => namedIn(text).filter((path) => !existsSync(join(projectRoot, path)))

test('every file of the tour exists', () => {
  expect(namedIn(page).length).toBeGreaterThan(20)
  expect(missing(page)).toEqual([])
})

test('a file that was moved is noticed', () => {
  const moved = page.replace('apps/server/src/progress/store.ts', 'apps/server/src/progress/moved.ts')
  expect(missing(moved)).toEqual(['apps/server/src/progress/moved.ts'])
})
