import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFormerRelease } from './product/copy-former-release.ts'
import { runNode, runServerTests } from './product/run-server-tests.ts'

const patienceMs = 60 * 60_000
/** What compares the schema itself with that of its own version. */
const aboutTheSchema = ['src/database/**', 'src/moving/**', 'src/backup/**']

describe('the release before this one', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'former-release-'))
    await copyFormerRelease(folder)
    await runNode(folder, ['ops/build-all.ts'])
  }, patienceMs)
  afterAll(() => rm(folder, { recursive: true }))

  test('passes its tests on this version’s schema', { timeout: patienceMs }, async () => {
    const { passed, failures } = await runServerTests({ folder, excluded: aboutTheSchema })
    expect(failures).toEqual([])
    expect(passed).toBeGreaterThan(1000)
  })

  test('twin: does not once a migration takes away what it uses', { timeout: patienceMs }, async () => {
    const migration = join(folder, 'apps/server/src/database/migrations/9999-take-away.sql')
    await writeFile(migration, 'alter table users rename column name to full_name;')
    const { failures } = await runServerTests({ folder, files: ['src/settings/settings.test.ts'] })
    expect(failures).not.toEqual([])
  })
})
