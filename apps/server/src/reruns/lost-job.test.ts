import { randomUUID } from 'node:crypto'
import { completeModernChallenge } from '@cairn/contract'
import { expect, test } from 'vitest'
import { createLog } from '#log/create-log.ts'
import { openTestJobs } from '#testing/open-test-jobs.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, filesOf, lessonOf, type TestProject } from '#testing/test-projects.ts'
import { openReruns } from './open-reruns.ts'

const [project] = codeProjects as readonly [TestProject]

const server = await openTestServer()

test('a project whose job the queue has forgotten is run when the school opens', async () => {
  const camper = await server.camper()
  const { id, challengeType } = project
  await camper.call(completeModernChallenge, { id, challengeType, files: filesOf(project) })
  const { id: user_id } = await camper.me()
  const run = { user_id, challenge_id: id, run_id: randomUUID(), work_hash: Buffer.alloc(32) }
  await server.database
    .insertInto('project_runs')
    .values({ ...run, state: 'waiting' })
    .execute()

  const jobs = await openTestJobs(server.application, createLog({ level: 'silent' }))
  await openReruns({
    database: server.application,
    lessons: { loadChallenge: async () => lessonOf(project) },
    running: { jobs, runAgain: async () => ({ is: 'passed' }) },
    whenDecided: async () => undefined,
    now: () => server.clock.now,
  })
  const stateOf = async () => {
    const { state } = await server.database
      .selectFrom('project_runs')
      .select('state')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    return state
  }
  await expect.poll(stateOf).toBe('passed')
  await jobs.close()
})
