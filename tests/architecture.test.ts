import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFolderCycle } from './folder-cycle.ts'
import { findSqlOutsideStores } from './sql-outside-stores.ts'

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
  ['apps/server/src/progress/project-link-store.ts', '#http/refusal.ts', '#database/schema.ts'],
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

/** One forbidden and one allowed import for each folder of the server. */
const domains = [
  ['account', '#exams/routes.ts', '#users/store.ts'],
  ['account-changes', '#exams/routes.ts', '#users/store.ts'],
  ['cache', '#exams/routes.ts', './b.ts'],
  ['certifications', '#exams/routes.ts', '#users/store.ts'],
  ['clock', '#exams/routes.ts', '#database/schema.ts'],
  ['coderoad', '#exams/routes.ts', '#http/refusal.ts'],
  ['config', '#exams/routes.ts', './b.ts'],
  ['curriculum', '#exams/routes.ts', './b.ts'],
  ['database', '#exams/routes.ts', '#process/start-error.ts'],
  ['donations', '#exams/routes.ts', '#http/refusal.ts'],
  ['exams', '#trophies/routes.ts', '#users/store.ts'],
  ['http', '#exams/routes.ts', '#database/schema.ts'],
  ['log', '#exams/routes.ts', './b.ts'],
  ['mail', '#exams/routes.ts', '#users/store.ts'],
  ['openapi', '#exams/routes.ts', '#http/refusal.ts'],
  ['operator', '#exams/routes.ts', '#database/schema.ts'],
  ['pages', '#exams/routes.ts', '#users/store.ts'],
  ['process', '#exams/routes.ts', '#config/config.ts'],
  ['progress', '#exams/routes.ts', '#users/store.ts'],
  ['runner-host', '#exams/routes.ts', '#http/refusal.ts'],
  ['saved-challenges', '#exams/routes.ts', '#http/refusal.ts'],
  ['settings', '#exams/routes.ts', '#users/store.ts'],
  ['sign-in', '#exams/routes.ts', '#users/store.ts'],
  ['trophies', '#exams/routes.ts', '#http/refusal.ts'],
  ['users', '#exams/routes.ts', '#http/refusal.ts'],
] as const

describe('the folders of the server', () => {
  const sources = join(projectRoot, 'apps/server/src')
  const copy = mkdtempSync(join(tmpdir(), 'domains-'))
  const complaints = new Map<string, string>()

  beforeAll(() => {
    copyFileSync(join(projectRoot, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
    for (const [domain, forbidden, allowed] of domains) {
      const folder = join(copy, 'apps/server/src', domain)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'a.ts'), `import '${forbidden}'\nimport '${allowed}'\n`)
    }
    for (const { filename, imported } of restrictedImports(copy)) complaints.set(filename, imported)
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  test.for(domains)('%s may not import %s but may import %s', ([domain, forbidden]) => {
    expect(complaints.get(`apps/server/src/${domain}/a.ts`)).toBe(forbidden)
  })

  test('each have a list of what they may import', () => {
    const folders = readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(['testing', ...domains.map(([domain]) => domain)].toSorted()).toEqual(
      folders.map(({ name }) => name).toSorted(),
    )
  })

  test('import each other in one direction', () => {
    expect(findFolderCycle(sources)).toEqual([])
  })

  test('twin: a domain that imports one above it is found', () => {
    const changed = join(copy, 'cycle')
    cpSync(sources, changed, { recursive: true })
    writeFileSync(join(changed, 'users/a.ts'), "import '#progress/store.ts'\n")
    expect(findFolderCycle(changed)).toContain('users/a.ts imports progress/store.ts')
  })

  test('speak SQL in stores only', () => {
    expect(findSqlOutsideStores(sources)).toEqual([])
  })

  test.for(["database.selectFrom('users')", 'sql`select 1`', "queryable\n  .deleteFrom('users')"])(
    'twin: %j in an action is found',
    (statement) => {
      const changed = mkdtempSync(join(copy, 'sql-'))
      for (const name of ['store.ts', 'mailbox-store.ts', 'action.ts'])
        writeFileSync(join(changed, name), statement)
      expect(findSqlOutsideStores(changed)).toEqual(['action.ts'])
    },
  )
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
