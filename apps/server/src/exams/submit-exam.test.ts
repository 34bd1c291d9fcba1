import { limits } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { sampleExam } from '#testing/sample-exam.ts'
import { answersOf, handIn, paperOf, preparedCamper } from '#testing/sit-exam.ts'
import { countCorrect } from './rules.ts'
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
const alterSession = (values: Partial<{ deadline: Date; paper: string; user_id: string }>) =>
  server.database.updateTable('exam_sessions').set(values).where('user_id', '=', userId).execute()

describe('answers that are refused, and change nothing', () => {
  const unchanged = async () => {
    expect(await session()).toBeDefined()
    expect((await camper.me()).completedExams).toEqual([])
  }

  test('one known answer, repeated', async () => {
    const [known] = answersOf(await paperOf(camper))
    const answer = await handIn(
      camper,
      Array.from({ length: 10 }, () => known ?? {}),
    )
    expect(answer).toMatchObject({ status: 400, ...refused('flash.exam.answers-invalid') })
    await unchanged()
  })

  test('twin: counted as they come, ten of them pass', async () => {
    const [known] = answersOf(await paperOf(camper))
    const repeated = Array.from({ length: 10 }, () => known).flatMap((answer) => answer ?? [])
    expect(countCorrect((await session())?.paper ?? [], repeated)).toBe(10)
  })

  test('ids that are not of this paper: the exam’s own, and those of another camper', async () => {
    const paper = await paperOf(camper)
    const byId = new Map(sampleExam.questions.map((question) => [question.id, question]))
    const key = paper.map(({ id, question }) => ({
      id,
      question,
      answer: byId.get(id)?.correctAnswers[0] ?? {},
    }))
    expect(await handIn(camper, key)).toMatchObject(refused('flash.exam.answers-invalid'))
    const theirs = answersOf(await paperOf(await preparedCamper(server)))
    expect(await handIn(camper, theirs)).toMatchObject(refused('flash.exam.answers-invalid'))
    await unchanged()
  })

  test('twin: a list of right ids would work if answers had the same ids for all campers', async () => {
    const paper = await paperOf(camper)
    const byId = new Map(sampleExam.questions.map((question) => [question.id, question]))
    const shared = paper.map(({ id, question }) => {
      const { correctAnswers = [], wrongAnswers = [] } = byId.get(id) ?? {}
      const answers = [
        ...correctAnswers.slice(0, 1).map((answer) => ({ ...answer, isCorrect: true })),
        ...wrongAnswers.slice(0, 4).map((answer) => ({ ...answer, isCorrect: false })),
      ]
      return { id, question, answers }
    })
    await alterSession({ paper: JSON.stringify(shared) })
    const key = shared.map(({ id, question, answers: [answer] }) => ({
      id,
      question,
      answer: { id: answer?.id ?? '', answer: '' },
    }))
    expect((await handIn(camper, key)).body).toMatchObject({ examResults: { percentCorrect: 100 } })
  })

  test('answers of another camper, who has no paper', async () => {
    const answers = answersOf(await paperOf(camper))
    const other = await preparedCamper(server)
    expect(await handIn(other, answers)).toMatchObject({ status: 409, ...refused('flash.exam.not-open') })
    await unchanged()
  })

  test('twin: they would work if a paper belonged to its sender', async () => {
    const answers = answersOf(await paperOf(camper))
    const other = await preparedCamper(server)
    await alterSession({ user_id: (await other.me()).id })
    expect((await handIn(other, answers)).status).toBe(200)
  })

  test('too few, too many, and none', async () => {
    const answers = answersOf(await paperOf(camper))
    for (const wrong of [answers.slice(1), [...answers, ...answers.slice(0, 1)], []]) {
      expect((await handIn(camper, wrong)).status).toBe(400)
    }
    await unchanged()
  })
})

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
    expect(await handIn(slower, late)).toMatchObject({ status: 410, ...refused('flash.exam.late') })
  })

  test('twin: without a deadline, late answers are accepted', async () => {
    const answers = answersOf(await paperOf(camper))
    await alterSession({ deadline: new Date(server.clock.now.getTime() + 10 * limits.examPaperLifetimeMs) })
    server.pass(2 * limits.examPaperLifetimeMs)
    expect((await handIn(camper, answers)).status).toBe(200)
  })
})

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
    const found = await Promise.all(Array.from({ length: 50 }, session))
    expect(found.filter(Boolean)).toHaveLength(50)
  })
})
