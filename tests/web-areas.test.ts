import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { allowedAreas } from './allowed-areas.ts'
import { areaOf, folderImports } from './folder-imports.ts'

const projectRoot = join(import.meta.dirname, '..')

describe('the areas of the web app', () => {
  const app = join(projectRoot, 'apps/web/app')
  const allowed = allowedAreas()
  const forbiddenIn = (directory: string) =>
    folderImports(directory).filter(
      ({ from, to }) =>
        from !== '.' && areaOf(from) !== areaOf(to) && !allowed.get(areaOf(from))?.includes(areaOf(to)),
    )
  const sample = mkdtempSync(join(tmpdir(), 'areas-'))
  const write = (file: string, imported: string) => {
    mkdirSync(dirname(join(sample, file)), { recursive: true })
    writeFileSync(join(sample, file), `import { a } from '${imported}'\n`)
  }
  afterAll(() => rmSync(sample, { recursive: true }))

  test('every folder is an area, and lint lists the areas that it may import', () => {
    const folders = readdirSync(app, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...allowed.keys()].toSorted())
  })

  test('an area imports only the areas on its list', () => {
    expect(folderImports(app).length).toBeGreaterThan(100)
    expect(forbiddenIn(app)).toEqual([])
  })

  test('twin: an import beyond the list is found', () => {
    write('courses/tile.tsx', '#shared/ui/logo.tsx')
    expect(forbiddenIn(sample)).toEqual([])
    write('courses/page.tsx', '#profile/stats.tsx')
    expect(forbiddenIn(sample)).toEqual([{ file: 'courses/page.tsx', from: 'courses', to: 'profile' }])
  })
})
