import { completeModernChallenge, completeProject, saveChallenge, saveReviews } from '@cairn/contract'
import { expect, test } from 'vitest'
import { projectId } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { claim, earn, newClaimant } from '#testing/claimant.ts'
import { clockOf, dayMs, minuteMs } from '#testing/clock-of.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, filesOf, linkProjects, type TestProject } from '#testing/test-projects.ts'

/** Recorded dates use a clock that can be set. One that was ahead by mistake leaves dates in the future. */

const server = await openTestServer()
const { setClockBy } = clockOf(server)
const camper = camperOfEachTest(server)
const [page] = codeProjects as readonly [TestProject]
const [linked] = linkProjects as readonly [TestProject]

async function whileClockIsAhead(work: () => Promise<unknown>): Promise<void> {
  setClockBy(dayMs)
  await work()
  setClockBy(minuteMs - dayMs)
}
const kept = async () => (await camper.me()).completedChallenges[0]

test('a better version of a project takes the place of one that was submitted then', async () => {
  const { id, challengeType } = page
  const submit = (work: string) =>
    camper.call(completeModernChallenge, { id, challengeType, files: filesOf(page, work) })
  await whileClockIsAhead(() => submit('first'))
  expect((await submit('second')).status).toBe(200)
  expect((await kept())?.files[0]?.contents).toContain('second')
})

test('and so does another link', async () => {
  const { id, challengeType } = linked
  const submit = (solution: string) => camper.call(completeProject, { id, challengeType, solution })
  await whileClockIsAhead(() => submit('https://first.example/'))
  expect((await submit('https://second.example/')).status).toBe(200)
  expect((await kept())?.solution).toBe('https://second.example/')
})

test('what was submitted later, and had to wait, does too', async () => {
  const { id, challengeType } = page
  const submit = (work: string, waitedMs: number) =>
    camper.call(completeModernChallenge, { id, challengeType, files: filesOf(page, work), waitedMs })
  await whileClockIsAhead(() => submit('first', 0))
  await submit('second', 0)
  setClockBy(10 * minuteMs)
  await submit('third', minuteMs)
  expect((await kept())?.files[0]?.contents).toContain('third')
})

test('code is saved to the account again at once', async () => {
  const save = async (contents: string, lastSavedDate?: number) => {
    const { body } = await camper.call(saveChallenge, {
      id: projectId,
      challengeType: 14,
      files: [{ contents, key: 'indexhtml', ext: 'html', name: 'index' }],
      ...(lastSavedDate !== undefined && { lastSavedDate }),
    })
    return body
  }
  await whileClockIsAhead(() => save('<p>then'))
  const [before] = (await camper.me()).savedChallenges
  await save('<p>now', before?.lastSavedDate)
  expect((await camper.me()).savedChallenges[0]?.files[0]?.contents).toBe('<p>now')
})

test('a review counts that is newer than one of then', async () => {
  const answer = (streak: number) =>
    camper.call(saveReviews, {
      reviews: [{ id: projectId, streak, answeredDate: server.clock.now.getTime() }],
    })
  await whileClockIsAhead(() => answer(3))
  await answer(0)
  const { streak } = await server.database
    .selectFrom('reviews')
    .select('streak')
    .where('user_id', '=', (await camper.me()).id)
    .executeTakeFirstOrThrow()
  expect(streak).toBe(0)
})

test('a certification can be claimed with projects of then', async () => {
  const claimant = await newClaimant(server)
  await whileClockIsAhead(() => earn(claimant, 'responsive-web-design'))
  expect((await claim(claimant, 'responsive-web-design')).body).toMatchObject({
    response: { message: 'flash.cert-claim-success' },
  })
})
