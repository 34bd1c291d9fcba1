import { addressOf, getExamPaper, limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { otherExam, sampleExam } from '#testing/sample-exam.ts'
import {
  answersOf,
  askForPaper,
  handIn,
  paperOf,
  preparedCamper,
  refusedWith,
  sessionOf,
} from '#testing/sit-exam.ts'
import { userIdOf } from '#testing/thief.ts'
import { chance } from './chance.ts'
import { drawPaper } from './draw-paper.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

describe('requesting the paper again', () => {
  test('returns the same one, even for fifty concurrent requests', async () => {
    const papers = await Promise.all(Array.from({ length: 50 }, () => paperOf(camper)))
    expect(new Set(papers.map((paper) => JSON.stringify(paper))).size).toBe(1)
  })

  test('twin: a draw per request soon shows every question', () => {
    const seen = Array.from({ length: 50 }, () => drawPaper(sampleExam, chance) ?? []).flat()
    expect(new Set(seen.map(({ id }) => id)).size).toBe(20)
  })

  test('after submitting it is possible the next day', async () => {
    const paper = await paperOf(camper)
    await handIn(camper, answersOf(paper))
    server.pass(limits.examPaperLifetimeMs - 60_000)
    expect(await askForPaper(camper)).toMatchObject({
      status: 429,
      body: { message: 'flash.exam.drawn-today', variables: { hours: 1 } },
    })
    server.pass(60_000)
    const next = await paperOf(camper)
    expect(next).toHaveLength(10)
    expect(next.flatMap(({ answers }) => answers.map(({ id }) => id))).not.toContain(paper[0]?.answers[0]?.id)
  })

  test('by a page that only looks whether it is open draws none, also when another may be drawn', async () => {
    const look = () => camper.send('GET', `${addressOf(getExamPaper, { id: sampleExam.id })}?open=true`)
    expect(await look()).toMatchObject({ status: 409, ...refusedWith('flash.exam.not-open') })
    const paper = await paperOf(camper)
    expect((await look()).body['generatedExam']).toEqual(paper)
    server.pass(limits.examPaperLifetimeMs)
    expect((await look()).status).toBe(409)
    expect(await paperOf(camper)).not.toEqual(paper)
  })

  test('of another exam is possible on the same day, once as well', async () => {
    await handIn(camper, answersOf(await paperOf(camper)))
    expect((await askForPaper(camper, otherExam.id)).status).toBe(200)
    expect((await askForPaper(camper)).status).toBe(429)
  })

  test('twin: a school that forgets its draws gives another one at once', async () => {
    await handIn(camper, answersOf(await paperOf(camper)))
    await server.database.deleteFrom('exam_sessions').where('user_id', '=', userIdOf(camper)).execute()
    expect((await askForPaper(camper)).status).toBe(200)
  })

  test('without submitting it gives another one the next day', async () => {
    const paper = await paperOf(camper)
    server.pass(limits.examPaperLifetimeMs)
    const next = await paperOf(camper)
    expect(next).not.toEqual(paper)
    expect(await handIn(camper, answersOf(paper))).toMatchObject(refusedWith('flash.exam.answers-invalid'))
    expect((await handIn(camper, answersOf(next))).status).toBe(200)
  })

  test.for([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
    ['a picture on our own pages', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a picture over plain http, redirected by another site', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a link over plain http', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  ] as const)('cannot be triggered by %s', async ([, headers]) => {
    const answer = await askForPaper(camper, sampleExam.id, headers)
    expect(answer).toMatchObject({ status: 403, ...refusedWith('flash.generic-error') })
    expect(await sessionOf(server, camper)).toBeUndefined()
  })

  test.for([
    {},
    { accept: '*/*' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', accept: '*/*' },
  ])('twin: a request of our own page draws the paper: %o', async (headers) => {
    await askForPaper(camper, sampleExam.id, headers)
    expect(await sessionOf(server, camper)).toBeDefined()
  })
})
