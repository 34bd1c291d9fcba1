import { limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { otherExam, sampleExam } from '#testing/sample-exam.ts'
import { answersOf, handIn, paperIdOf, paperOf, preparedCamper, sessionOf } from '#testing/sit-exam.ts'
import { listItems } from './item-store.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

/** How often a question was handed in. */
async function timesMeasured(questionId: string): Promise<number> {
  const items = await listItems(server.database, sampleExam.id)
  return items.find((item) => item.questionId === questionId)?.answered ?? 0
}

describe('submitting a paper', () => {
  test('counts once, even for fifty concurrent requests', async () => {
    const paper = await paperOf(camper)
    const paperId = await paperIdOf(camper)
    const before = await timesMeasured(paper[0]?.id ?? '')
    // Each guesses a different number of right answers and hopes that the best one counts.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_try, index) =>
        handIn(camper, answersOf(paper, index % 11), sampleExam.id, index % 2 === 0 ? paperId : undefined),
      ),
    )
    const counted = answers.filter(({ status }) => status === 200).map(({ body }) => body['examResults'])
    // All who know which paper it was are told the results of the first.
    expect(counted.length).toBeGreaterThanOrEqual(25)
    expect(new Set(counted.map((results) => JSON.stringify(results)))).toHaveProperty('size', 1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await camper.me()).completedExams).toHaveLength(1)
    expect(await timesMeasured(paper[0]?.id ?? '')).toBe(before + 1)
  })

  test.for([10, 3])('again (%s right) has the same results, and is one point at most', async (right) => {
    const answers = answersOf(await paperOf(camper), right)
    const paperId = await paperIdOf(camper)
    const first = await handIn(camper, answers, sampleExam.id, paperId)
    const { points } = await camper.me()
    const again = await handIn(camper, answers, sampleExam.id, paperId)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body['examResults']).toEqual(first.body['examResults'])
    expect((await camper.me()).points).toBe(points)
  })

  test('again without the id of its paper is refused, also with that of another camper', async () => {
    const paper = await paperOf(camper)
    const paperId = await paperIdOf(camper)
    await handIn(camper, answersOf(paper, 3))
    expect((await handIn(camper, answersOf(paper, 10))).status).toBe(409)
    const other = await preparedCamper(server)
    expect((await handIn(other, answersOf(paper, 3), sampleExam.id, paperId)).status).toBe(409)
  })

  test('again as a paper of another exam is refused', async () => {
    const answers = answersOf(await paperOf(camper))
    const paperId = await paperIdOf(camper)
    await handIn(camper, answers)
    expect((await handIn(camper, answers, otherExam.id, paperId)).status).toBe(409)
  })

  test('of another day is told its results, and leaves the open one as it is', async () => {
    const paper = await paperOf(camper)
    const paperId = await paperIdOf(camper)
    const first = await handIn(camper, answersOf(paper, 3))
    server.pass(limits.examPaperLifetimeMs)
    await paperOf(camper)
    const again = await handIn(camper, answersOf(paper, 10), sampleExam.id, paperId)
    expect(again.body['examResults']).toEqual(first.body['examResults'])
    expect(await sessionOf(server, camper)).toBeDefined()
  })

  test('twin: fifty find the paper open if checking and closing are two steps', async () => {
    await paperOf(camper)
    const found = await Promise.all(Array.from({ length: 50 }, () => sessionOf(server, camper)))
    expect(found.filter(Boolean)).toHaveLength(50)
  })
})
