import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findFolderCycle } from './folder-cycle.ts'

const projectRoot = join(import.meta.dirname, '..')

/** Sources whose folders import in one direction, and an import against it. */
const ordered = [
  ['packages/compiler/src', 'render/a.ts', '../parse/parse-challenge.ts'],
  ['apps/server/src', 'users/a.ts', '#progress/store.ts'],
  ['apps/web/app', 'shared/ui/a.ts', '#profile/user-screen.tsx'],
] as const

describe('folders import in one direction', () => {
  const copy = mkdtempSync(join(tmpdir(), 'folders-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  test.for(ordered)('in %s', ([sources]) => {
    expect(findFolderCycle(join(projectRoot, sources))).toEqual([])
  })

  test.for(ordered)('in %s, and a cycle is found when %s imports %s', ([sources, file, forbidden]) => {
    const changed = join(copy, sources)
    cpSync(join(projectRoot, sources), changed, { recursive: true })
    writeFileSync(join(changed, file), `import '${forbidden}'\n`)
    expect(findFolderCycle(changed)).toContainEqual(expect.stringContaining(`${file} imports`))
  })
})
