import { addressOf, getExamPaper } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { sampleExam } from '#testing/sample-exam.ts'
import { answersOf, askForPaper, handIn, paperOf, preparedCamper } from '#testing/sit-exam.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

describe('the paper', () => {
  test('has as many questions as the exam requires, each with five answers', async () => {
    const paper = await paperOf(camper)
    expect(paper).toHaveLength(10)
    expect(new Set(paper.map((question) => question.id)).size).toBe(10)
    for (const { answers } of paper) expect(new Set(answers.map((answer) => answer.id)).size).toBe(5)
  })

  test('is for campers who completed the prerequisites, and the refusal says what is missing', async () => {
    const beginner = await server.camper()
    const refused = {
      status: 403,
      body: {
        error: 'Complete “Name ten stones” first, then take the exam.',
        message: 'flash.exam.prerequisite',
        variables: { title: 'Name ten stones' },
      },
    }
    expect(await askForPaper(beginner)).toMatchObject(refused)
    expect(await handIn(beginner, answersOf(await paperOf(camper)))).toMatchObject(refused)
  })

  test('can be asked for however often other sites have opened it', async () => {
    const openTimes = async (headers: Record<string, string>) => {
      const statuses: number[] = []
      for (let time = 0; time < 61; time++)
        statuses.push((await askForPaper(camper, sampleExam.id, headers)).status)
      return statuses
    }
    const foreign = await openTimes({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })
    expect(new Set(foreign)).toEqual(new Set([403]))
    // Twin: only so often by its own page.
    const own = await openTimes({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' })
    expect([new Set(own.slice(0, 60)), own.at(-1)]).toEqual([new Set([200]), 429])
  })

  test('is there for a camper who has come back to its page very often', async () => {
    await paperOf(camper)
    const look = `${addressOf(getExamPaper, { id: sampleExam.id })}?open=true`
    for (let time = 0; time < 60; time++) await camper.send('GET', look)
    expect((await camper.send('GET', look)).status).toBe(200)
    expect((await askForPaper(camper)).status).toBe(200)
  })

  test.for([
    ['no exam', challengeIds[0] ?? '', 404],
    ['unknown', 'f'.repeat(24), 404],
    ['no id', 'stones', 400],
    ['a way out', '../../private', 400],
  ] as const)('of what is %s is refused in words', async ([, exam, status]) => {
    const answer = await askForPaper(camper, exam)
    expect(answer).toMatchObject({ status, body: { error: expect.any(String) as string } })
  })
})
