import { randomUUID } from 'node:crypto'
import { completeModernChallenge } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, filesOf, lessonOf, type TestProject } from '#testing/test-projects.ts'
import { type RunAgain, runProject } from './run-project.ts'

const [project] = codeProjects as readonly [TestProject]

const server = await openTestServer()
const camper = camperOfEachTest(server)

let userId: string
let runId: string
/** The campers of whom a verdict was told. */
let told: string[]
let isReady: boolean

beforeEach(async () => {
  const { id, challengeType } = project
  await camper.call(completeModernChallenge, { id, challengeType, files: filesOf(project) })
  userId = (await camper.me()).id
  runId = randomUUID()
  await server.database
    .insertInto('project_runs')
    .values({
      user_id: userId,
      challenge_id: id,
      run_id: runId,
      work_hash: Buffer.alloc(32),
      state: 'waiting',
    })
    .execute()
  told = []
  isReady = true
})

const run = (runAgain: RunAgain) =>
  runProject(
    {
      database: server.application,
      lessons: { loadChallenge: async () => lessonOf(project) },
      runAgain,
      whenDecided: async (_transaction, whose) => {
        told.push(whose)
        if (!isReady) throw new Error('Not now')
      },
      now: () => server.clock.now,
    },
    runId,
    new AbortController().signal,
  )
const stateOf = async () => {
  const { state } = await server.database
    .selectFrom('project_runs')
    .select('state')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return state
}

test('a verdict is told once, however often its job is done', async () => {
  for (const _try of [1, 2]) expect(await run(async () => ({ is: 'passed' }))).toBe(true)
  expect(told).toEqual([userId])
})

test('the failure after three crashes is told once', async () => {
  await run(async () => ({ is: 'crashed' }))
  expect(await stateOf()).toBe('failed')
  expect(told).toEqual([userId])
})

describe('a project that crashes the browser', () => {
  let tries: number
  beforeEach(() => {
    tries = 0
  })
  const crashAfter = (ms: number) =>
    run(async () => {
      tries += 1
      server.pass(ms)
      return { is: 'crashed' }
    })

  test('is not tried again if it kept all others waiting first', async () => {
    await crashAfter(90_000)
    expect([tries, await stateOf()]).toEqual([1, 'failed'])
    expect(told).toEqual([userId])
  })

  test('twin: is tried three times if it crashes soon', async () => {
    await crashAfter(8000)
    expect([tries, await stateOf()]).toEqual([3, 'failed'])
  })
})

test('nothing is told while there is no verdict', async () => {
  expect(await run(async () => ({ is: 'unavailable' }))).toBe(false)
  expect(told).toEqual([])
})

test('the verdict on code that has been replaced is not told', async () => {
  await run(async () => {
    await server.database
      .updateTable('project_runs')
      .set({ run_id: randomUUID() })
      .where('user_id', '=', userId)
      .execute()
    return { is: 'passed' }
  })
  expect(await stateOf()).toBe('waiting')
  expect(told).toEqual([])
})

test('a verdict is recorded together with what waits for it, or not at all', async () => {
  isReady = false
  await expect(run(async () => ({ is: 'passed' }))).rejects.toThrow('Not now')
  expect(await stateOf()).toBe('waiting')
  isReady = true
  await run(async () => ({ is: 'passed' }))
  expect(await stateOf()).toBe('passed')
})
