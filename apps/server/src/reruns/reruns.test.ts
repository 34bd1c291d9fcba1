import { completeModernChallenge, listProjectRuns, type RerunOutcome, resetProgress } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { submitLink } from '#testing/submit-link.ts'
import { codeProjects, filesOf, linkProjects, type TestProject } from '#testing/test-projects.ts'
import { listVerdicts } from './list-verdicts.ts'
import type { RunAgain } from './run-project.ts'

const [script, page, python] = codeProjects as readonly [TestProject, TestProject, TestProject]
const [front] = linkProjects as readonly [TestProject]

/** What the browser says next; it takes its time until it is told. */
let answers: RunAgain

const server = await openTestServer({ runAgain: (rerun, signal) => answers(rerun, signal) })
const camper = camperOfEachTest(server)

const always =
  (outcome: RerunOutcome): RunAgain =>
  async () =>
    outcome

beforeEach(() => {
  answers = always({ is: 'passed' })
})

const submit = async (project: TestProject, work?: string) => {
  const { id, challengeType } = project
  const { status } = await camper.call(completeModernChallenge, {
    id,
    challengeType,
    files: filesOf(project, work),
  })
  expect(status).toBe(200)
}
const verdictOf = async ({ id }: TestProject) => {
  const { id: userId } = await camper.me()
  return (await listVerdicts(server.application, userId, [id])).get(id)
}
const stateOf = async (project: TestProject) => (await verdictOf(project))?.state
const runs = async () => {
  const { id } = await camper.me()
  return server.database.selectFrom('project_runs').selectAll().where('user_id', '=', id).execute()
}

describe('a submitted project', () => {
  test.for([script, page, python, front])('of type $challengeType is run again', async (project) => {
    await submit(project, `of type ${project.challengeType}`)
    await expect.poll(() => stateOf(project)).toBe('passed')
  })

  test('is run on the code that is stored, with the tests of its lesson', async () => {
    const seen: unknown[] = []
    answers = async (rerun) => {
      seen.push(rerun)
      return { is: 'passed' }
    }
    await submit(page, 'seen')
    await expect.poll(() => stateOf(page)).toBe('passed')
    const files = filesOf(page, 'seen').map(({ history: _history, ...file }) => file)
    expect(seen).toMatchObject([{ files, challenge: { id: page.id, tests: [{}, {}] } }])
  })

  test('waits until it has been run', async () => {
    const held = Promise.withResolvers<RerunOutcome>()
    answers = () => held.promise
    await submit(page)
    expect(await verdictOf(page)).toEqual({ state: 'waiting' })
    held.resolve({ is: 'passed' })
    await expect.poll(() => verdictOf(page)).toEqual({ state: 'passed', ranAt: server.clock.now })
  })

  test('that fails has the hint of the first test that failed', async () => {
    answers = always({ is: 'failed', test: 1 })
    await submit(page)
    await expect
      .poll(() => verdictOf(page))
      .toMatchObject({
        state: 'failed',
        failedTest: 'It should have a list.',
      })
  })

  test('that was handed in by a link is not run again', async () => {
    await submitLink(camper, front.id, 'https://ada.example.org/stones')
    expect(await verdictOf(front)).toEqual({ state: 'not-re-run' })
    expect(await runs()).toEqual([])
  })

  test('loses its verdict when a link replaces its code', async () => {
    await submit(front, 'replaced by a link')
    await expect.poll(() => stateOf(front)).toBe('passed')
    server.pass(1000)
    await submitLink(camper, front.id, 'https://ada.example.org/stones')
    expect(await stateOf(front)).toBe('not-re-run')
  })
})

describe('code that is submitted once more', () => {
  test('keeps the verdict that it passed', async () => {
    await submit(page, 'the same')
    await expect.poll(() => stateOf(page)).toBe('passed')
    answers = always({ is: 'failed', test: 0 })
    await submit(page, 'the same')
    expect(await stateOf(page)).toBe('passed')
  })

  test('gets another try after a failure', async () => {
    answers = always({ is: 'failed', test: 0 })
    await submit(page)
    await expect.poll(() => stateOf(page)).toBe('failed')
    answers = always({ is: 'passed' })
    await submit(page)
    await expect.poll(() => stateOf(page)).toBe('passed')
  })

  test('with a change is run again, and the verdict on the old code no longer counts', async () => {
    const [old, latest] = [Promise.withResolvers<RerunOutcome>(), Promise.withResolvers<RerunOutcome>()]
    const begun: string[] = []
    answers = ({ files }) => {
      const isOld = files.some(({ contents }) => contents.includes('old'))
      begun.push(isOld ? 'old' : 'new')
      return isOld ? old.promise : latest.promise
    }
    await submit(page, 'old')
    await expect.poll(() => begun).toEqual(['old'])
    server.pass(1000)
    await submit(page, 'new')
    old.resolve({ is: 'failed', test: 0 })
    await expect.poll(() => begun).toEqual(['old', 'new'])
    expect(await stateOf(page)).toBe('waiting')
    latest.resolve({ is: 'passed' })
    await expect.poll(() => stateOf(page)).toBe('passed')
  })
})

describe('a browser that crashes', () => {
  test.for([1, 2])('%i times is no verdict', async (crashes) => {
    let left = crashes
    answers = async () => (left-- > 0 ? { is: 'crashed' } : { is: 'passed' })
    await submit(page)
    await expect.poll(() => stateOf(page)).toBe('passed')
  })

  test('three times on the same code ends in a failure without a hint', async () => {
    let tries = 0
    answers = async () => {
      tries += 1
      return { is: 'crashed' }
    }
    await submit(page)
    await expect.poll(() => verdictOf(page)).toEqual({ state: 'failed', ranAt: server.clock.now })
    expect(tries).toBe(3)
  })

  test('or does not start leaves the project waiting', async () => {
    let tries = 0
    answers = async () => {
      tries += 1
      return { is: 'unavailable' }
    }
    await submit(page)
    await expect.poll(() => tries).toBe(1)
    expect(await stateOf(page)).toBe('waiting')
    expect(await runs()).toMatchObject([{ crashes: 0 }])
  })
})

test('campers see their own runs', async () => {
  await submit(page)
  await expect.poll(() => stateOf(page)).toBe('passed')
  const { body } = await camper.call(listProjectRuns)
  const ranAt = server.clock.now.getTime()
  expect(body).toEqual({ reruns: true, projectRuns: [{ id: page.id, state: 'passed', ranAt }] })
  const other = await server.camper()
  expect((await other.call(listProjectRuns)).body).toEqual({ reruns: true, projectRuns: [] })
})

test('progress that is reset takes its runs along', async () => {
  await submit(page)
  await expect.poll(() => stateOf(page)).toBe('passed')
  expect((await camper.call(resetProgress, {})).status).toBe(200)
  expect(await stateOf(page)).toBe('not-re-run')
})
