import {
  addressOf,
  type AnsweredQuestion,
  exportAccount,
  keepExamAnswers,
  getSessionUser,
  limits,
  type PaperQuestion,
  resetProgress,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { otherExam, sampleExam } from '#testing/sample-exam.ts'
import {
  answersOf,
  askForPaper,
  handIn,
  paperIdOf,
  paperOf,
  preparedCamper,
  refusedWith,
} from '#testing/sit-exam.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

const byQuestion = (given: readonly AnsweredQuestion[]) =>
  Object.fromEntries(given.map(({ id, answer }) => [id, answer?.id ?? '']))
const leftOut = (given: readonly AnsweredQuestion[]) => given.map((one) => ({ ...one, answer: null }))
const keep = async (given: readonly AnsweredQuestion[], by: Visitor = camper, id: string = sampleExam.id) =>
  by.send('PUT', addressOf(keepExamAnswers, { id }), { body: { answers: byQuestion(given) } })
const keptNow = async () => (await askForPaper(camper)).body['keptAnswers']
/** Just too late for a paper that is drawn now. */
const endOfTime = limits.examPaperLifetimeMs + limits.examGraceMs + 1000

describe('kept answers', () => {
  test('are returned with the open paper, and the last one to a question counts', async () => {
    const paper = await paperOf(camper)
    expect(await keptNow()).toEqual({})
    const [first, second, third] = answersOf(paper)
    const changed = answersOf(paper, 0)[1]
    if (!first || !second || !third || !changed) throw new Error('The paper is too short.')
    expect(await keep([first, second])).toMatchObject({ status: 200, body: {} })
    await keep([changed, third])
    expect(await keptNow()).toEqual(byQuestion([first, changed, third]))
  })

  test('count where the paper that is handed in leaves a question out, and not where it answers', async () => {
    const paper = await paperOf(camper)
    await keep(answersOf(paper, 8))
    const [first, ...others] = answersOf(paper, 0)
    const answer = await handIn(camper, [first ?? {}, ...leftOut(others)])
    expect(answer.body).toMatchObject({ examResults: { numberOfCorrectAnswers: 7, passed: true } })
  })

  test('grade a paper that is handed in too late, by the time that it had', async () => {
    const paper = await paperOf(camper)
    const paperId = await paperIdOf(camper)
    await keep(answersOf(paper, 8))
    server.pass(endOfTime)
    const completedDate = server.clock.now.getTime() - limits.examGraceMs - 1000
    const late = await handIn(camper, answersOf(paper, 10))
    expect(late).toMatchObject({
      status: 200,
      body: {
        completedDate,
        examResults: {
          numberOfCorrectAnswers: 8,
          passed: true,
          examTimeInSeconds: limits.examPaperLifetimeMs / 1000,
        },
      },
    })
    const again = await handIn(camper, answersOf(paper, 10), sampleExam.id, paperId)
    expect(again.body['examResults']).toEqual(late.body['examResults'])
    expect(await camper.me()).toMatchObject({ completedExams: [{ id: sampleExam.id }], points: 3 })
  })

  test('grade a late paper by nothing that is sent with it', async () => {
    const paper = await paperOf(camper)
    await keep(answersOf(paper, 1))
    server.pass(endOfTime)
    expect((await handIn(camper, answersOf(paper, 10))).body).toMatchObject({
      examResults: { passed: false },
    })
  })

  test('grade a paper that was never handed in, before the next one is drawn', async () => {
    const paper = await paperOf(camper)
    await keep(answersOf(paper, 8))
    server.pass(endOfTime)
    const next = await paperOf(camper)
    expect(next).not.toEqual(paper)
    expect(await keptNow()).toEqual({})
    expect(await camper.me()).toMatchObject({
      completedExams: [{ id: sampleExam.id, examResults: { percentCorrect: 80 } }],
      points: 3,
    })
  })

  test('grade a paper of an hour on the day on which no other is drawn', async () => {
    const { body } = await askForPaper(camper, otherExam.id)
    await keep(answersOf(body['generatedExam'] as PaperQuestion[], 7), camper, otherExam.id)
    server.pass(60 * 60_000 + limits.examGraceMs)
    expect((await askForPaper(camper, otherExam.id)).status).toBe(429)
    // It may still be on its way.
    expect((await camper.me()).completedExams).toEqual([])
    server.pass(1000)
    expect(await askForPaper(camper, otherExam.id)).toMatchObject(refusedWith('flash.exam.drawn-today'))
    expect(await camper.me()).toMatchObject({
      completedExams: [{ id: otherExam.id, examResults: { percentCorrect: 70, passed: true } }],
    })
  })

  test('are graded once, even by fifty concurrent requests, and all hand-ins are told the results', async () => {
    const paper = await paperOf(camper)
    const paperId = await paperIdOf(camper)
    await keep(answersOf(paper, 8))
    server.pass(endOfTime)
    const handIns = Array.from({ length: 25 }, () => handIn(camper, answersOf(paper), sampleExam.id, paperId))
    const draws = Array.from({ length: 25 }, () => askForPaper(camper))
    const [answers] = await Promise.all([Promise.all(handIns), Promise.all(draws)])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body['examResults'])))).toHaveProperty('size', 1)
    expect(answers[0]?.body).toMatchObject({ examResults: { percentCorrect: 80 } })
    expect(await camper.me()).toMatchObject({ completedExams: [{}], points: 3 })
  })

  test('count if the school has said that it has them, however close to the hand-in', async () => {
    const paper = await paperOf(camper)
    const answers = answersOf(paper)
    const kept = await Promise.all([
      ...answers.map((answer) => keep([answer])),
      handIn(camper, leftOut(answers)),
    ])
    const acknowledged = kept.slice(0, -1).filter(({ status }) => status === 200).length
    expect(kept.at(-1)?.body).toMatchObject({ examResults: { numberOfCorrectAnswers: acknowledged } })
  })

  test('of a paper that was handed in are gone', async () => {
    const answers = answersOf(await paperOf(camper))
    await keep(answers)
    await handIn(camper, answers)
    const { body } = await camper.call(exportAccount)
    expect(body).toMatchObject({ examSessions: [{ keptAnswers: {} }] })
    expect(await keep(answers)).toMatchObject({ status: 409, ...refusedWith('flash.exam.not-open') })
  })

  test('are part of the data download, and stay with their paper when their camper starts over', async () => {
    const answers = answersOf(await paperOf(camper))
    await keep(answers)
    expect((await camper.call(exportAccount)).body).toMatchObject({
      examSessions: [{ keptAnswers: byQuestion(answers) }],
    })
    await camper.call(resetProgress, {})
    expect((await camper.call(exportAccount)).body).toMatchObject({
      examSessions: [{ keptAnswers: byQuestion(answers) }],
    })
  })
})

describe('answers are not kept', () => {
  test('once the paper is not taken any more', async () => {
    const answers = answersOf(await paperOf(camper))
    server.pass(limits.examPaperLifetimeMs + limits.examGraceMs)
    expect((await keep(answers)).status).toBe(200)
    server.pass(1000)
    expect(await keep(answers)).toMatchObject({ status: 410, ...refusedWith('flash.exam.late') })
  })

  test('without a paper', async () => {
    const answers = answersOf(await paperOf(await preparedCamper(server)))
    expect(await keep(answers)).toMatchObject({ status: 409, ...refusedWith('flash.exam.not-open') })
  })

  test.for([
    ['of another camper’s paper', async () => answersOf(await paperOf(await preparedCamper(server)))],
    [
      'of another question',
      async () => {
        const [first, second] = answersOf(await paperOf(camper))
        return [{ id: first?.id ?? '', question: '', answer: second?.answer ?? null }]
      },
    ],
    [
      'to a question that is not asked',
      async () => {
        const [first] = answersOf(await paperOf(camper))
        return [{ id: 'z'.repeat(10), question: '', answer: first?.answer ?? null }]
      },
    ],
  ] as const)('%s', async ([, given]) => {
    await paperOf(camper)
    expect(await keep(await given())).toMatchObject({
      status: 400,
      ...refusedWith('flash.exam.answers-invalid'),
    })
    expect(await keptNow()).toEqual({})
  })

  test('by another camper', async () => {
    const answers = answersOf(await paperOf(camper))
    const other = await preparedCamper(server)
    await paperOf(other)
    expect((await keep(answers, other)).status).toBe(400)
    expect(await keptNow()).toEqual({})
  })
})

test('keeping an answer does not renew what other pages know of the camper', async () => {
  const answers = answersOf(await paperOf(camper))
  const { headers } = await camper.call(getSessionUser)
  await keep(answers)
  const again = await camper.call(getSessionUser, undefined, { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(304)
})
