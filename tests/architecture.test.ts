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
import { areaOf, folderImports } from './folder-imports.ts'
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
  ['apps/web/app/shared/a.ts', '#courses/course-tile.tsx', '@cairn/contract'],
  ['apps/web/app/shared/call/a.ts', '#shared/ui/logo.tsx', '#shared/flash.ts'],
  ['apps/web/app/shared/ui/a.ts', '@cairn/runner', '#shared/call/site.ts'],
  ['apps/web/app/courses/a.ts', '#workshop/workshop.tsx', '#shared/ui/logo.tsx'],
  ['apps/web/app/workshop/run/a.ts', '#solutions/modal.tsx', '#courses/step-squares.tsx'],
  ['apps/web/app/workshop/run/b.ts', '../editor/emmet.ts', '#workshop/editor/emmet.ts'],
  ['apps/web/app/solutions/a.ts', '#profile/stats.tsx', '#workshop/workshop.tsx'],
  ['apps/web/app/certificates/a.ts', '#workshop/workshop.tsx', '#solutions/modal.tsx'],
  ['apps/web/app/profile/a.ts', '#settings/settings-screen.tsx', '#solutions/modal.tsx'],
  ['apps/web/app/settings/a.ts', '../sign-in/use-welcome.ts', '#solutions/modal.tsx'],
  ['apps/web/app/sign-in/a.ts', '#settings/form/use-save.ts', '#shared/flash.ts'],
  ['apps/web/app/shell/a.ts', '#root.tsx', '#shared/flash.ts'],
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
  ['jobs', '#exams/routes.ts', '#database/schema.ts'],
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

/** For each area of the web app the other areas that `.oxlintrc.json` lets it import. */
function allowedAreas(): Map<string, string[]> {
  const { overrides } = JSON.parse(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8')) as {
    overrides: {
      files: string[]
      rules: { 'no-restricted-imports'?: [string, { patterns: { group: string[] }[] }] }
    }[]
  }
  const areas = new Map<string, string[]>()
  for (const { files, rules } of overrides) {
    const area = /^apps\/web\/app\/(?<name>[\w-]+)\/\*\*$/.exec(files[0] ?? '')?.groups?.['name']
    const [, options] = rules['no-restricted-imports'] ?? []
    if (area === undefined || options === undefined) continue
    const names = options.patterns
      .flatMap(({ group }) => group)
      .map((pattern) => /^!#(?<name>[\w-]+)\/\*\*$/.exec(pattern)?.groups?.['name'])
      .filter((name) => name !== undefined && name !== area)
    areas.set(area, names as string[])
  }
  return areas
}

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
