import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { answersOf, handIn, paperOf, preparedCamper, sessionOf } from '#testing/sit-exam.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

describe('submitting a paper', () => {
  test('counts once, even for fifty concurrent requests', async () => {
    const paper = await paperOf(camper)
    // Each guesses a different number of right answers and hopes that the best one counts.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_try, index) => handIn(camper, answersOf(paper, index % 11))),
    )
    const counted = answers.filter(({ status }) => status === 200).map(({ body }) => body['examResults'])
    // Those who gave the same answers are told the same.
    expect(new Set(counted.map((results) => JSON.stringify(results)))).toHaveProperty('size', 1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await camper.me()).completedExams).toHaveLength(1)
  })

  test.for([10, 3])(
    'again with the same answers (%s right) has the same results, and is one point at most',
    async (right) => {
      const answers = answersOf(await paperOf(camper), right)
      const first = await handIn(camper, answers)
      const { points } = await camper.me()
      const again = await handIn(camper, answers.toReversed())
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.body['examResults']).toEqual(first.body['examResults'])
      expect((await camper.me()).points).toBe(points)
    },
  )

  test('again with other answers is refused, also with those of another camper', async () => {
    const paper = await paperOf(camper)
    await handIn(camper, answersOf(paper, 3))
    expect((await handIn(camper, answersOf(paper, 10))).status).toBe(409)
    const other = await preparedCamper(server)
    expect((await handIn(other, answersOf(paper, 3))).status).toBe(409)
  })

  test('twin: fifty find the paper open if checking and closing are two steps', async () => {
    await paperOf(camper)
    const found = await Promise.all(Array.from({ length: 50 }, () => sessionOf(server, camper)))
    expect(found.filter(Boolean)).toHaveLength(50)
  })
})
