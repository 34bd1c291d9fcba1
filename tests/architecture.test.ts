import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFolderCycle } from './folder-cycle.ts'

const projectRoot = join(import.meta.dirname, '..')

/** One forbidden and one allowed import for each import rule. */
const walls = [
  ['packages/contract/src/a.ts', '@cairn/locales', 'zod/mini'],
  ['packages/locales/src/a.ts', '@cairn/contract', './b.ts'],
  ['packages/compiler/src/a.ts', '@cairn/runner', '@cairn/contract'],
  ['packages/compiler/src/verify/a.ts', '@cairn/server', '@cairn/runner'],
  ['packages/runner/src/a.ts', '@cairn/compiler', '@cairn/contract'],
  ['packages/runner/src/inside/a.ts', '#outside/frame.ts', '#messages.ts'],
  ['packages/runner/src/outside/a.ts', '../inside/harness.ts', '../messages.ts'],
  ['apps/server/src/a.ts', '@cairn/compiler', '@cairn/locales'],
  ['apps/server/src/b.ts', '../../web/app/root.tsx', '@cairn/contract'],
  ['apps/server/src/progress/rules.ts', 'kysely', '@cairn/contract'],
  ['apps/server/src/progress/store.ts', 'fastify', 'kysely'],
  ['apps/server/src/http/a.ts', '#progress/routes.ts', '#config.ts'],
  ['apps/server/src/database/a.ts', '#users/store.ts', 'pg'],
  ['apps/web/app/a.ts', '@cairn/server', '@cairn/runner'],
  ['apps/web/app/features/editor/a.ts', '#features/console/console.tsx', '#lib/call.ts'],
  ['apps/web/app/features/editor/b.ts', '#screens/learn/learn-screen.tsx', '#ui/button.tsx'],
  ['apps/web/app/ui/a.ts', '#features/editor/editor.tsx', 'react'],
  ['apps/web/app/lib/a.ts', '#ui/button.tsx', '@cairn/contract'],
] as const

describe('the boundaries between packages', () => {
  const copy = mkdtempSync(join(tmpdir(), 'architecture-'))
  const complaints = new Map<string, string[]>()

  beforeAll(() => {
    copyFileSync(join(projectRoot, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
    for (const [file, forbidden, allowed] of walls) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), `import '${forbidden}'\nimport '${allowed}'\n`)
    }
    for (const { filename, imported } of restrictedImports(copy)) {
      complaints.set(filename, [...(complaints.get(filename) ?? []), imported])
    }
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  test.for(walls)('%s may not import %s but may import %s', ([file, forbidden]) => {
    expect(complaints.get(file)).toEqual([forbidden])
  })
})

/** Sources whose folders import in one direction, and an import against it. */
const ordered = [
  ['packages/compiler/src', 'render/a.ts', '../parse/parse-challenge.ts'],
  ['apps/web/app', 'ui/a.ts', '#root.tsx'],
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

test('each workspace lists only the siblings that it may import', () => {
  const siblings = (workspace: string) => {
    const manifest = JSON.parse(readFileSync(join(projectRoot, workspace, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    return Object.keys(manifest.dependencies).filter((name) => name.startsWith('@cairn/'))
  }
  expect(siblings('packages/contract')).toEqual([])
  expect(siblings('packages/locales')).toEqual([])
  expect(siblings('packages/compiler')).toEqual(['@cairn/contract', '@cairn/runner'])
  expect(siblings('packages/runner')).toEqual(['@cairn/contract'])
  expect(siblings('apps/server').toSorted()).toEqual(['@cairn/contract', '@cairn/locales'])
  expect(siblings('apps/web').toSorted()).toEqual(['@cairn/contract', '@cairn/locales', '@cairn/runner'])
})

test('the lockfile records no download address', () => {
  expect(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "\w+:/)
})

function restrictedImports(directory: string): { filename: string; imported: string }[] {
  const { stdout } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'],
    { cwd: directory, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; message: string }[]
  }
  return diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, message }) => ({
      filename,
      imported: /'(?<name>[^']+)'/.exec(message)?.groups?.['name'] ?? '',
    }))
}
