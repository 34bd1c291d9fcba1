import { limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { alterSession, answersOf, handIn, paperOf, preparedCamper, refusedWith } from '#testing/sit-exam.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

describe('the deadline', () => {
  test('is enforced by the server’s clock: half a minute late is accepted, and one second more is not', async () => {
    const answers = answersOf(await paperOf(camper))
    const slower = await preparedCamper(server)
    const late = answersOf(await paperOf(slower))
    server.pass(limits.examPaperLifetimeMs + limits.examGraceMs)
    expect((await handIn(camper, answers)).body).toMatchObject({
      examResults: { examTimeInSeconds: (limits.examPaperLifetimeMs + limits.examGraceMs) / 1000 },
    })
    server.pass(1000)
    expect(await handIn(slower, late)).toMatchObject({ status: 410, ...refusedWith('flash.exam.late') })
  })

  test('twin: without a deadline, late answers are accepted', async () => {
    const answers = answersOf(await paperOf(camper))
    await alterSession(server, camper, {
      deadline: new Date(server.clock.now.getTime() + 10 * limits.examPaperLifetimeMs),
    })
    server.pass(2 * limits.examPaperLifetimeMs)
    expect((await handIn(camper, answers)).status).toBe(200)
  })
})
