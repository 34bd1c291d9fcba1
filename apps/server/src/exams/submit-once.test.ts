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
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await camper.me()).completedExams).toHaveLength(1)
  })

  test('twin: fifty find the paper open if checking and closing are two steps', async () => {
    await paperOf(camper)
    const found = await Promise.all(Array.from({ length: 50 }, () => sessionOf(server, camper)))
    expect(found.filter(Boolean)).toHaveLength(50)
  })
})
