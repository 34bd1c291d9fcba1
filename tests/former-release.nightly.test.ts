import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readVitestReport } from '../ops/test-reports.ts'
import { copyFormerRelease } from './product/copy-former-release.ts'

const patienceMs = 60 * 60_000
/** What compares the schema itself with that of its own version. */
const aboutTheSchema = ['src/database/**', 'src/moving/**', 'src/backup/**']

describe('the release before this one', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'former-release-'))
    await copyFormerRelease(folder)
    await runNode(['ops/build-all.ts'])
  }, patienceMs)
  afterAll(() => rm(folder, { recursive: true }))

  /** Runs a script of the former release as it would run on its own. */
  async function runNode(args: readonly string[]): Promise<void> {
    const { TEST_PROFILE: _profile, VITEST: _vitest, BUILD_DIR: _build, ...environment } = process.env
    const child = spawn(process.execPath, args, { cwd: folder, env: environment, stdio: 'ignore' })
    await once(child, 'close')
  }

  async function runTests(files: readonly string[]) {
    const report = join(folder, 'report.json')
    await rm(report, { force: true })
    const excluded = aboutTheSchema.flatMap((pattern) => ['--exclude', pattern])
    const reporter = ['--reporter=json', `--outputFile.json=${report}`]
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
    await runNode([...vitest, ...reporter, ...excluded, ...files])
    return readVitestReport(report)
  }

  test('passes its tests on this version’s schema', { timeout: patienceMs }, async () => {
    const { passed, failures } = await runTests([])
    expect(failures).toEqual([])
    expect(passed).toBeGreaterThan(1000)
  })

  test('twin: does not once a migration drops what it uses', { timeout: patienceMs }, async () => {
    const migration = join(folder, 'apps/server/src/database/migrations/9999-drop.sql')
    await writeFile(migration, 'alter table users rename column name to full_name;')
    const { failures } = await runTests(['src/settings/settings.test.ts'])
    expect(failures).not.toEqual([])
  })
})
