import { readFileSync } from 'node:fs'
import { completeModernChallenge, listProjectRuns, type ProjectRun } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiClient } from './product/api-client.ts'
import { childrenOf, descendantsOf } from './product/children-of.ts'
import { launchOptions } from './product/launch-options.ts'
import { rerunLessons, type RerunProject, rerunProjects } from './product/rerun-lessons.ts'
import { type SeededSchool, startSeededSchool } from './product/start-seeded-school.ts'

const browserPath = launchOptions().executablePath ?? ''

/** A browser and Python are started on a busy machine, and a camper asks 60 times a minute at most. */
const patiently = { timeout: 90_000, interval: 1500 }
/** A run in a browser that is there already takes little more than a second. */
const duringRun = { ...patiently, interval: 100 }

let school: SeededSchool
beforeAll(async () => {
  school = await startSeededSchool(rerunLessons, { BROWSER_PATH: browserPath })
})
afterAll(() => school.close())

let campers = 0
async function newCamper(): Promise<ApiClient> {
  const camper = new ApiClient(school.product.origin)
  await camper.signIn(school.product, `camper-${(campers += 1)}@example.org`)
  return camper
}

const submit = (camper: ApiClient, { id, challengeType, ...code }: RerunProject, kind: 'honest' | 'forged') =>
  camper.call(completeModernChallenge, { body: { id, challengeType, files: [...code[kind]] } })

async function runsOf(camper: ApiClient): Promise<readonly ProjectRun[]> {
  return (await camper.call(listProjectRuns)).projectRuns
}
const statesOf = async (camper: ApiClient) => (await runsOf(camper)).map(({ state }) => state)

const [page, , python] = rerunProjects as readonly [RerunProject, RerunProject, RerunProject]

/** As the process was started with it. */
const readEnvironment = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8')

describe.for(rerunProjects)('a project of type $challengeType', (project) => {
  test('passes again in the school’s browser', async () => {
    const camper = await newCamper()
    await submit(camper, project, 'honest')
    await expect.poll(() => statesOf(camper), patiently).toEqual(['passed'])
  })

  test('fails there if it was submitted without passing', async () => {
    const camper = await newCamper()
    await submit(camper, project, 'forged')
    const failed = { id: project.id, state: 'failed', failedTest: project.hint }
    await expect.poll(() => runsOf(camper), patiently).toMatchObject([failed])
  })
})

describe('a run that is cut off', () => {
  const rerunner = () => childrenOf(school.product.pid).find(({ command }) => command.includes('rerunner'))
  const browser = () => {
    const found = rerunner()
    const family = found ? descendantsOf(found.pid) : []
    // Without a page it is still starting. Systems may start it through a script.
    const hasPage = family.some(({ command }) => command.includes('--type=renderer'))
    const opened = family.findLast(({ command }) => command.includes('chrom') && !command.includes('--type='))
    return hasPage ? opened : undefined
  }
  const crashes = async () => {
    const { rows } = await sql<{
      crashes: number
    }>`select sum(crashes)::int as crashes from project_runs`.execute(school.database)
    return rows[0]?.crashes ?? 0
  }

  const victims = [
    ['its browser', browser],
    // Without a browser it says nothing about the project.
    ['its process', () => (browser() ? rerunner() : undefined)],
  ] as const
  test.for(victims)('by a kill of %s is run again', async ([, victim]) => {
    const camper = await newCamper()
    const before = await crashes()
    await submit(camper, python, 'honest')
    // A kill before the run has begun cuts nothing off.
    const killUntilCounted = async () => {
      const counted = (await crashes()) > before
      const found = victim()
      if (!counted && found) process.kill(found.pid, 'SIGKILL')
      return counted
    }
    await expect.poll(killUntilCounted, duringRun).toBe(true)
    await expect.poll(() => statesOf(camper), patiently).toEqual(['passed'])
  })

  // The queue looks for jobs whose process has died once a minute.
  test('by a kill of the school is run again when that is back', { timeout: 240_000 }, async () => {
    const camper = await newCamper()
    await submit(camper, python, 'honest')
    await expect.poll(() => jobs(), duringRun).toEqual(['active'])
    await expect.poll(() => rerunner()?.pid, patiently).toBeDefined()
    const orphan = rerunner()?.pid ?? 0
    await school.product.kill()
    await expect.poll(() => childrenOf(1).some(({ pid }) => pid === orphan), patiently).toBe(false)
    expect(await jobs()).toEqual(['active'])
    await sql`update jobs.job set started_on = started_on - interval '1 hour' where state = 'active'`.execute(
      school.database,
    )
    await school.restart()
    await expect.poll(() => statesOf(camper), { ...patiently, timeout: 180_000 }).toEqual(['passed'])
  })

  async function jobs(): Promise<string[]> {
    const { rows } = await sql<{ state: string }>`
      select state from jobs.job where name = 'project-runs' and state <> 'completed'`.execute(
      school.database,
    )
    return rows.map(({ state }) => state)
  }
})

describe('learner code in the school’s browser', () => {
  test('finds nothing of the server’s environment in its process', async () => {
    const camper = await newCamper()
    await submit(camper, python, 'honest')
    const environment = () => {
      const [found] = childrenOf(school.product.pid).filter(({ command }) => command.includes('rerunner'))
      return found && readEnvironment(found.pid)
    }
    await expect.poll(environment, patiently).toBeDefined()
    expect(environment()).not.toContain('DATABASE_URL')
    expect(readEnvironment(school.product.pid)).toContain('DATABASE_URL')
  })
})

test('a school whose operator wants no browser says so, and runs nothing', async () => {
  const bare = await startSeededSchool(rerunLessons, { BROWSER_PATH: 'none' })
  try {
    expect(bare.product.output()).toContain('Submitted projects are not run again: BROWSER_PATH is none')
    const camper = new ApiClient(bare.product.origin)
    await camper.signIn(bare.product, 'ada@example.org')
    await submit(camper, page, 'honest')
    expect(await camper.call(listProjectRuns)).toEqual({ reruns: false, projectRuns: [] })
  } finally {
    await bare.close()
  }
})
