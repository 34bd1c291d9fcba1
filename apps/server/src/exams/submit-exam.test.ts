import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { sampleExam } from '#testing/sample-exam.ts'
import {
  alterSession,
  answersOf,
  handIn,
  paperOf,
  preparedCamper,
  refusedWith,
  sessionOf,
} from '#testing/sit-exam.ts'
import { countCorrect } from './rules.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

describe('answers that are refused, and change nothing', () => {
  const unchanged = async () => {
    expect(await sessionOf(server, camper)).toBeDefined()
    expect((await camper.me()).completedExams).toEqual([])
  }

  test('one known answer, repeated', async () => {
    const [known] = answersOf(await paperOf(camper))
    const answer = await handIn(
      camper,
      Array.from({ length: 10 }, () => known ?? {}),
    )
    expect(answer).toMatchObject({ status: 400, ...refusedWith('flash.exam.answers-invalid') })
    await unchanged()
  })

  test('twin: counted as they come, ten of them pass', async () => {
    const [known] = answersOf(await paperOf(camper))
    const repeated = Array.from({ length: 10 }, () => known).flatMap((answer) => answer ?? [])
    expect(countCorrect((await sessionOf(server, camper))?.paper ?? [], repeated)).toBe(10)
  })

  test('ids that are not of this paper: the exam’s own, and those of another camper', async () => {
    const paper = await paperOf(camper)
    const byId = new Map(sampleExam.questions.map((question) => [question.id, question]))
    const key = paper.map(({ id, question }) => ({
      id,
      question,
      answer: byId.get(id)?.correctAnswers[0] ?? {},
    }))
    expect(await handIn(camper, key)).toMatchObject(refusedWith('flash.exam.answers-invalid'))
    const theirs = answersOf(await paperOf(await preparedCamper(server)))
    expect(await handIn(camper, theirs)).toMatchObject(refusedWith('flash.exam.answers-invalid'))
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
    await alterSession(server, camper, { paper: JSON.stringify(shared) })
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
    expect(await handIn(other, answers)).toMatchObject({ status: 409, ...refusedWith('flash.exam.not-open') })
    await unchanged()
  })

  test('twin: they would work if a paper belonged to its sender', async () => {
    const answers = answersOf(await paperOf(camper))
    const other = await preparedCamper(server)
    await alterSession(server, camper, { user_id: (await other.me()).id })
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
