import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postgresPrograms } from '../ops/cluster/cluster-plan.ts'
import { runServerTests } from './product/run-server-tests.ts'

const patienceMs = 60 * 60_000
/** What is about the PostgreSQL that comes with the school. */
const aboutOurOwn = ['src/database/embedded/**', 'src/moving/**', 'src/backup/**']

/** Skipped where Debian's PostgreSQL 15 is missing, which the tests of the cluster install. */
test.skipIf(!existsSync(postgresPrograms))(
  'the server passes its tests on the oldest PostgreSQL that it supports',
  { timeout: patienceMs },
  async () => {
    const { passed, failures } = await runServerTests({
      folder: join(import.meta.dirname, '..'),
      excluded: aboutOurOwn,
      environment: { TEST_POSTGRES: postgresPrograms },
    })
    expect(failures).toEqual([])
    expect(passed).toBeGreaterThan(1000)
  },
)
