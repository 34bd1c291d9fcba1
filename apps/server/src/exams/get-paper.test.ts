import { limits, type PaperQuestion } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StoredQuestion } from '#database/schema.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { isRight, otherExam, sampleExam } from '#testing/sample-exam.ts'
import { answersOf, askForPaper, handIn, paperOf, preparedCamper } from '#testing/sit-exam.ts'
import { chance } from './chance.ts'
import { drawPaper } from './draw-paper.ts'
import { findOpenSession } from './store.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let camper: Visitor
let userId: string

beforeEach(async () => {
  camper = await preparedCamper(server)
  userId = (await camper.me()).id
})

const session = () => findOpenSession(server.database, userId, sampleExam.id)
const refused = (message: string) => ({ body: { message, error: expect.any(String) as string } })

describe('what a camper sees of the paper', () => {
  /** Everything besides the texts that could distinguish a right answer from a wrong one. */
  const tells = (papers: readonly (readonly (PaperQuestion | StoredQuestion)[])[]): string[] => {
    const answers = papers
      .flat()
      .flatMap((question) => question.answers.map((answer, place) => ({ answer, place })))
    const right = answers.filter(({ answer }) => isRight(answer))
    const fields = new Set(answers.flatMap(({ answer }) => Object.keys(answer)))
    const known = new Set(
      sampleExam.questions.flatMap((one) => [...one.correctAnswers, ...one.wrongAnswers]).map(({ id }) => id),
    )
    return [
      ...[...fields].filter((field) => !['id', 'answer'].includes(field)),
      ...(new Set(right.map(({ place }) => place)).size < limits.answersOnPaper ? ['place'] : []),
      ...(answers.some(({ answer }) => known.has(answer.id)) ? ['known id'] : []),
      ...(new Set(answers.map(({ answer }) => answer.id)).size < answers.length ? ['shared id'] : []),
    ]
  }
  const papersOf = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => paperOf(await preparedCamper(server))))

  test('does not reveal right answers: no field, no position, no shared id', async () => {
    expect(tells(await papersOf(20))).toEqual([])
  })

  test('twin: the stored paper reveals them by a field', async () => {
    await paperOf(camper)
    expect(tells([(await session())?.paper ?? []])).toContain('isCorrect')
  })

  test('twin: a draw without chance reveals them by position and ids', () => {
    const firstAnswers = new Map(sampleExam.questions.map((one) => [one.id, one.correctAnswers[0]?.id ?? '']))
    const [known = ''] = firstAnswers.values()
    const orderly = () => drawPaper(sampleExam, { shuffle: (items) => [...items], newId: () => known }) ?? []
    expect(tells([orderly(), orderly()])).toEqual(expect.arrayContaining(['place', 'known id', 'shared id']))
  })

  test('has no deprecated question or answer', async () => {
    const texts = JSON.stringify(await papersOf(20))
    expect(texts).not.toMatch(/Stone [a-z][39]|like z/)
  })
})

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

  test('of another exam is possible the next day as well', async () => {
    await paperOf(camper)
    expect(await askForPaper(camper, otherExam.id)).toMatchObject({
      status: 429,
      body: { variables: { hours: 24 } },
    })
    server.pass(limits.examPaperLifetimeMs)
    expect((await askForPaper(camper, otherExam.id)).status).toBe(200)
    expect((await askForPaper(camper)).status).toBe(429)
  })

  test('twin: a school that forgets its draws gives another one at once', async () => {
    await handIn(camper, answersOf(await paperOf(camper)))
    await server.database.deleteFrom('exam_sessions').where('user_id', '=', userId).execute()
    expect((await askForPaper(camper)).status).toBe(200)
  })

  test('without submitting it gives another one the next day', async () => {
    const paper = await paperOf(camper)
    server.pass(limits.examPaperLifetimeMs)
    const next = await paperOf(camper)
    expect(next).not.toEqual(paper)
    expect(await handIn(camper, answersOf(paper))).toMatchObject(refused('flash.exam.answers-invalid'))
    expect((await handIn(camper, answersOf(next))).status).toBe(200)
  })

  test.for([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
    ['a picture on our own pages', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ] as const)('cannot be triggered by %s', async ([, headers]) => {
    const answer = await askForPaper(camper, sampleExam.id, headers)
    expect(answer).toMatchObject({ status: 403, ...refused('flash.generic-error') })
    expect(await session()).toBeUndefined()
  })

  test.for([{}, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }])(
    'twin: a request of our own page draws the paper: %o',
    async (headers) => {
      await askForPaper(camper, sampleExam.id, headers)
      expect(await session()).toBeDefined()
    },
  )
})
