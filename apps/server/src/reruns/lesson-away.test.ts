import { completeModernChallenge, type RerunOutcome } from '@cairn/contract'
import { expect, test } from 'vitest'
import { createLog } from '#log/create-log.ts'
import { openTestJobs } from '#testing/open-test-jobs.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, filesOf, type TestProject } from '#testing/test-projects.ts'
import { listVerdicts } from './list-verdicts.ts'
import { openReruns } from './open-reruns.ts'

const [project] = codeProjects as readonly [TestProject]

let outcome: RerunOutcome
const server = await openTestServer({ runAgain: async () => outcome })

/** A certificate is signed when nothing has failed: a verdict that is lost would turn a refused one into a signed one. */
test.for(['passed', 'failed'] as const)(
  'a project that has %s has done so while its lesson cannot be loaded, too',
  async (state) => {
    outcome = state === 'passed' ? { is: 'passed' } : { is: 'failed', test: 0 }
    const camper = await server.camper()
    const { id, challengeType } = project
    await camper.call(completeModernChallenge, { id, challengeType, files: filesOf(project) })
    const { id: userId } = await camper.me()
    const stateNow = async () => (await listVerdicts(server.application, userId, [id])).get(id)?.state
    await expect.poll(stateNow).toBe(state)

    const jobs = await openTestJobs(server.application, createLog({ level: 'silent' }))
    const reruns = await openReruns({
      database: server.application,
      lessons: { loadChallenge: async () => undefined },
      running: { jobs },
      whenDecided: async () => undefined,
      now: () => server.clock.now,
    })
    await reruns.runMissing(server.application, userId, [id])
    expect(await stateNow()).toBe(state)
    await jobs.close()
  },
)
