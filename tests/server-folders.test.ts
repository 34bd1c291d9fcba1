import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findMisplacedRoutes } from './misplaced-routes.ts'
import { restrictedImports } from './restricted-imports.ts'
import { findSqlOutsideStores } from './sql-outside-stores.ts'

const sources = join(import.meta.dirname, '../apps/server/src')

/** One forbidden and one allowed import for each folder of the server. */
const domains = [
  ['account', '#exams/routes.ts', '#users/store.ts'],
  ['account-changes', '#exams/routes.ts', '#users/store.ts'],
  ['account-import', '#exams/routes.ts', '#users/store.ts'],
  ['activity-pictures', '#exams/routes.ts', '#users/open-profiles.ts'],
  ['administration', '#exams/routes.ts', '#users/store.ts'],
  ['analytics', '#exams/routes.ts', '#http/refusal.ts'],
  ['backup', '#exams/routes.ts', '#database/open-storage.ts'],
  ['cache', '#exams/routes.ts', './b.ts'],
  ['certificate-pictures', '#exams/routes.ts', '#users/open-profiles.ts'],
  ['certifications', '#exams/routes.ts', '#users/store.ts'],
  ['clock', '#exams/routes.ts', '#database/schema.ts'],
  ['coderoad', '#exams/routes.ts', '#http/refusal.ts'],
  ['config', '#exams/routes.ts', './b.ts'],
  ['course-progress', '#exams/routes.ts', '#users/completion-store.ts'],
  ['credentials', '#exams/routes.ts', '#certifications/rules.ts'],
  ['curriculum', '#exams/routes.ts', './b.ts'],
  ['database', '#exams/routes.ts', '#process/start-error.ts'],
  ['doctor', '#exams/routes.ts', '#database/schema.ts'],
  ['donations', '#exams/routes.ts', '#http/refusal.ts'],
  ['exams', '#trophies/routes.ts', '#users/store.ts'],
  ['features', '#exams/routes.ts', '#config/config.ts'],
  ['figures', '#exams/routes.ts', '#database/schema.ts'],
  ['forum', '#exams/routes.ts', '#http/refusal.ts'],
  ['http', '#exams/routes.ts', '#database/schema.ts'],
  ['jobs', '#exams/routes.ts', '#database/schema.ts'],
  ['lesson-forms', '#exams/routes.ts', '#pages/page-cache.ts'],
  ['link-check', '#exams/routes.ts', '#http/refusal.ts'],
  ['log', '#exams/routes.ts', './b.ts'],
  ['mail', '#exams/routes.ts', '#users/store.ts'],
  ['metrics', '#exams/routes.ts', '#telemetry/topics.ts'],
  ['moving', '#exams/routes.ts', '#database/schema.ts'],
  ['openapi', '#exams/routes.ts', '#http/refusal.ts'],
  ['operator', '#progress/routes.ts', '#database/schema.ts'],
  ['pages', '#exams/routes.ts', '#users/store.ts'],
  ['process', '#exams/routes.ts', '#config/config.ts'],
  ['progress', '#exams/routes.ts', '#users/store.ts'],
  ['reruns', '#exams/routes.ts', '#jobs/open-jobs.ts'],
  ['reviews', '#exams/routes.ts', '#http/refusal.ts'],
  ['runner-host', '#exams/routes.ts', '#http/refusal.ts'],
  ['saved-challenges', '#exams/routes.ts', '#http/refusal.ts'],
  ['search', '#exams/routes.ts', '#pages/page-cache.ts'],
  ['settings', '#exams/routes.ts', '#users/store.ts'],
  ['sign-in', '#exams/routes.ts', '#users/store.ts'],
  ['solutions', '#exams/routes.ts', '#http/refusal.ts'],
  ['telemetry', '#exams/routes.ts', './b.ts'],
  ['tracing', '#exams/routes.ts', '#telemetry/statements.ts'],
  ['trophies', '#exams/routes.ts', '#http/refusal.ts'],
  ['trouble', '#exams/routes.ts', '#http/refusal.ts'],
  ['users', '#exams/routes.ts', '#http/refusal.ts'],
] as const

describe('the folders of the server', () => {
  const complaints = restrictedImports(
    domains.map(([domain, forbidden, allowed]) => ({
      file: `apps/server/src/${domain}/a.ts`,
      imports: [forbidden, allowed],
    })),
  )

  test.for(domains)('%s may not import %s but may import %s', ([domain, forbidden]) => {
    expect(complaints.get(`apps/server/src/${domain}/a.ts`)).toEqual([forbidden])
  })

  test('each have a list of what they may import', () => {
    const folders = readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(['testing', ...domains.map(([domain]) => domain)].toSorted()).toEqual(
      folders.map(({ name }) => name).toSorted(),
    )
  })
})

describe('the files of the server', () => {
  const sample = mkdtempSync(join(tmpdir(), 'server-'))
  afterAll(() => rmSync(sample, { recursive: true }))

  const writeSample = (statement: string, names: readonly string[]) => {
    const folder = mkdtempSync(join(sample, 'folder-'))
    for (const name of names) writeFileSync(join(folder, name), statement)
    return folder
  }

  test('speak SQL in stores only', () => {
    expect(findSqlOutsideStores(sources)).toEqual([])
  })

  test.for(["database.selectFrom('users')", 'sql`select 1`', "queryable\n  .deleteFrom('users')"])(
    'twin: %j in an action is found',
    (statement) => {
      const folder = writeSample(statement, ['store.ts', 'mailbox-store.ts', 'action.ts'])
      expect(findSqlOutsideStores(folder)).toEqual(['action.ts'])
    },
  )

  test('register routes only where their names say so', () => {
    expect(findMisplacedRoutes(sources)).toEqual([])
  })

  test.for(["app.get('/secret', answer)", 'site.route({ url })', 'implement(\n  api,\n  ping,\n  answer)'])(
    'twin: %j in an action is found',
    (statement) => {
      const folder = writeSample(statement, ['routes.ts', 'email-link-routes.ts', 'action.ts'])
      expect(findMisplacedRoutes(folder)).toEqual(['action.ts'])
    },
  )
})
