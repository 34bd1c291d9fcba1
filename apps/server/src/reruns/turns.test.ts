import { completeModernChallenge, completeProject, type RerunOutcome, resetProgress } from '@cairn/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, filesOf, linkProjects, type TestProject } from '#testing/test-projects.ts'
import type { Visitor } from '#testing/visitor.ts'

const [first, second, third] = codeProjects as readonly [TestProject, TestProject, TestProject]

/** The work of each project that the browser was given, in this order. */
let begun: string[]
/** The browser has the first project until this says what came of it. */
let held: PromiseWithResolvers<RerunOutcome>

const server = await openTestServer({
  runAgain: async ({ files }) => {
    begun.push(files[0]?.contents.split('\n').at(-1) ?? '')
    return begun.length === 1 ? held.promise : { is: 'passed' }
  },
})

beforeEach(() => {
  begun = []
  held = Promise.withResolvers()
})

async function submit(camper: Visitor, project: TestProject, work: string): Promise<void> {
  const { id, challengeType } = project
  await camper.call(completeModernChallenge, { id, challengeType, files: filesOf(project, work) })
}

/** A camper with many projects, which take long, and one with a project that is handed in after them. */
async function submitManyAndOne(): Promise<void> {
  const [many, one] = [await server.camper(), await server.camper()]
  await submit(many, first, 'many 1')
  await expect.poll(() => begun).toHaveLength(1)
  await submit(many, second, 'many 2')
  await submit(many, third, 'many 3')
  await submit(one, first, 'one')
}

test('a camper with many projects keeps others waiting for one of them', async () => {
  await submitManyAndOne()
  held.resolve({ is: 'passed' })
  await expect.poll(() => begun).toEqual(['many 1', 'one', 'many 2', 'many 3'])
})

test('twin: without turns, others wait for all of them', async () => {
  await submitManyAndOne()
  await sql`update jobs.job set priority = 0`.execute(server.database)
  held.resolve({ is: 'passed' })
  await expect.poll(() => begun).toEqual(['many 1', 'many 2', 'many 3', 'one'])
})

test('a camper who submits again and again does not overtake what waits', async () => {
  const [again, other] = [await server.camper(), await server.camper()]
  await submit(again, first, 'again 1')
  await expect.poll(() => begun).toHaveLength(1)
  await submit(other, first, 'other 1')
  await submit(other, second, 'other 2')
  await submit(again, first, 'again 2')
  held.resolve({ is: 'passed' })
  await expect.poll(() => begun).toEqual(['again 1', 'other 1', 'other 2', 'again 2'])
})

describe('a camper does not overtake what waits', () => {
  const [, page] = linkProjects as readonly [TestProject, TestProject]
  const link = 'https://ada.example.org/page'

  test.for([
    ['starting over', (camper: Visitor) => camper.call(resetProgress, {})],
    [
      'a link in the place of code',
      (camper: Visitor) => camper.call(completeProject, { id: page.id, solution: link }),
    ],
  ] as const)('by %s', async ([, withdraw]) => {
    const [again, other] = [await server.camper(), await server.camper()]
    await submit(again, page, 'again 1')
    await expect.poll(() => begun).toHaveLength(1)
    await submit(other, first, 'other 1')
    await submit(other, second, 'other 2')
    await withdraw(again)
    await submit(again, page, 'again 2')
    held.resolve({ is: 'passed' })
    await expect.poll(() => begun).toEqual(['again 1', 'other 1', 'other 2', 'again 2'])
  })

  test('twin: does by starting over, if its last turn is forgotten', async () => {
    const [again, other] = [await server.camper(), await server.camper()]
    await submit(again, first, 'again 1')
    await expect.poll(() => begun).toHaveLength(1)
    await submit(other, first, 'other 1')
    await submit(other, second, 'other 2')
    await again.call(resetProgress, {})
    await server.database.deleteFrom('run_turns').execute()
    await submit(again, first, 'again 2')
    held.resolve({ is: 'passed' })
    await expect.poll(() => begun).toEqual(['again 1', 'other 1', 'again 2', 'other 2'])
  })
})

describe('two campers with many slow projects', () => {
  /** Each has submitted three, and a quarter of an hour later another camper submits one. */
  async function submitManyAndOneLater(): Promise<void> {
    const many = [await server.camper(), await server.camper()]
    for (const [index, camper] of many.entries())
      for (const project of [first, second, third]) await submit(camper, project, `many ${index}`)
    await expect.poll(() => begun).toHaveLength(1)
    server.pass(15 * 60_000)
    await submit(await server.camper(), first, 'one')
  }

  test('keep another waiting for one project of each', async () => {
    await submitManyAndOneLater()
    held.resolve({ is: 'passed' })
    await expect.poll(() => begun).toHaveLength(7)
    expect(begun.indexOf('one')).toBe(2)
  })

  test('twin: keep another waiting for two more, if what is due is not so far apart', async () => {
    await submitManyAndOneLater()
    // Due six minutes after each other.
    await sql`
      update jobs.job set priority = priority + 24
      where priority <= (select max(priority) from jobs.job where state = 'created') - 30`.execute(
      server.database,
    )
    held.resolve({ is: 'passed' })
    await expect.poll(() => begun).toHaveLength(7)
    expect(begun.indexOf('one')).toBeGreaterThan(2)
  })
})
