import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from '../ops/project-root.mjs'
import { readJourneysReport, readVitestReport } from '../ops/test-reports.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('the report of Vitest names what failed, and says how', async () => {
  const file = join(directory, 'vitest.json')
  const failed = {
    fullName: 'adds numbers',
    status: 'failed',
    failureMessages: ['AssertionError: expected 3 to be 4\n    at sum.test.ts'],
  }
  const unreadable = { name: join(projectRoot, 'b.test.ts'), status: 'failed', assertionResults: [] }
  const sum = { name: join(projectRoot, 'sum.test.ts'), status: 'failed', assertionResults: [failed] }
  await writeFile(
    file,
    JSON.stringify({ numPassedTests: 7, numPendingTests: 1, testResults: [sum, unreadable] }),
  )
  expect(readVitestReport(file)).toEqual({
    passed: 7,
    skipped: 1,
    failures: ['sum.test.ts › adds numbers\n    AssertionError: expected 3 to be 4', 'b.test.ts'],
    repeated: [],
  })
})

describe('the report of the journeys', () => {
  async function read(statuses: string[]) {
    const specs = statuses.map((status, line) => ({ title: status, line, tests: [{ status }] }))
    const count = (status: string) => statuses.filter((one) => one === status).length
    const stats = { expected: count('expected'), skipped: count('skipped') }
    const suites = [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }]
    const file = join(directory, 'journeys.json')
    await writeFile(file, JSON.stringify({ stats, errors: [], suites }))
    return readJourneysReport(file)
  }

  test('counts what passed at once, what was skipped, and what failed', async () => {
    expect(await read(['expected', 'unexpected', 'skipped', 'expected'])).toEqual({
      passed: 2,
      skipped: 1,
      failures: ['a.spec.ts:1 › unexpected'],
      repeated: [],
    })
  })

  test('names what passed only when it was repeated', async () => {
    expect(await read(['expected', 'flaky'])).toEqual({
      passed: 2,
      skipped: 0,
      failures: [],
      repeated: ['a.spec.ts:1 › flaky'],
    })
  })

  test('is a failure when too many had to be repeated', async () => {
    const { passed, failures } = await read(['expected', 'flaky', 'flaky', 'flaky', 'flaky'])
    expect(passed).toBe(1)
    expect(failures).toHaveLength(4)
  })
})
