import {
  completeBackendChallenge,
  completeModernChallenge,
  completeProject,
  completeTrophyChallenge,
  exportAccount,
  limits,
  resetProgress,
  saveChallenge,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { sampleExam } from '#testing/sample-exam.ts'
import { answersOf, askForPaper, handIn, paperOf, preparedCamper } from '#testing/sit-exam.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

const sit = async (right: number) => handIn(camper, answersOf(await paperOf(camper), right))
const nextDay = () => server.pass(limits.examPaperLifetimeMs)
const { id } = sampleExam

describe('a sitting', () => {
  test('that is passed completes the exam, and gives a point', async () => {
    const paper = await paperOf(camper)
    server.pass(90_000)
    const examResults = {
      numberOfCorrectAnswers: 8,
      numberOfQuestionsInExam: 10,
      percentCorrect: 80,
      passingPercent: 70,
      passed: true,
      examTimeInSeconds: 90,
    }
    const completedDate = server.clock.now.getTime()
    const answer = await handIn(camper, answersOf(paper, 8))
    expect(answer.status).toBe(200)
    // Nothing else is returned, least of all which answers were right.
    expect(answer.body).toEqual({ alreadyCompleted: false, points: 3, completedDate, examResults })
    expect(await camper.me()).toMatchObject({
      completedChallenges: [{}, { id, completedDate, challengeType: 17, examResults }],
      completedExams: [{ id, completedDate, challengeType: 17, examResults }],
      currentChallengeId: id,
      points: 3,
    })
  })

  test('that is failed is recorded, and completes nothing', async () => {
    expect((await sit(6)).body).toMatchObject({
      alreadyCompleted: false,
      points: 2,
      examResults: { percentCorrect: 60, passed: false },
    })
    expect(await camper.me()).toMatchObject({
      completedExams: [{ id, examResults: { passed: false } }],
      completedChallengeCount: 1,
      points: 2,
    })
  })

  test('later on improves the results, and never worsens them', async () => {
    const percents = async () => {
      const { completedChallenges, completedExams, points } = await camper.me()
      const completed = completedChallenges.find((challenge) => challenge.id === id)
      return [completed?.examResults?.percentCorrect, completedExams.length, points, completed?.completedDate]
    }
    const completedDate = server.clock.now.getTime()
    await sit(8)
    nextDay()
    expect((await sit(7)).body).toMatchObject({ alreadyCompleted: true, points: 3, completedDate })
    expect(await percents()).toEqual([80, 2, 3, completedDate])
    nextDay()
    await sit(10)
    expect(await percents()).toEqual([100, 3, 3, completedDate])
    nextDay()
    expect((await sit(0)).body).toMatchObject({ alreadyCompleted: true, points: 3, completedDate })
    expect(await percents()).toEqual([100, 4, 3, completedDate])
  })

  test('is part of the data download, and its paper is not', async () => {
    const paper = await paperOf(camper)
    const startedAt = server.clock.now.toISOString()
    expect((await camper.call(exportAccount)).body).toMatchObject({
      examSessions: [{ examId: id, startedAt, closedAt: null }],
    })
    await handIn(camper, answersOf(paper))
    const { body } = await camper.call(exportAccount)
    expect(body).toMatchObject({
      user: { completedExams: [{ id, examResults: { passed: true } }] },
      examSessions: [{ examId: id, startedAt, closedAt: startedAt }],
    })
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|stone000/)
  })

  test('is deleted with all progress, without giving access to another paper on that day', async () => {
    await sit(10)
    await camper.call(resetProgress, {})
    expect(await camper.me()).toMatchObject({ completedExams: [], completedChallenges: [], points: 1 })
    await camper.call(completeModernChallenge, {
      id: sampleExam.prerequisites[0]?.id ?? '',
      challengeType: 0,
    })
    expect((await askForPaper(camper)).status).toBe(429)
  })
})

test('an exam is completed by no other call', async () => {
  const link = 'https://stones.example.org'
  for (const [call, body] of [
    [completeModernChallenge, { id, challengeType: 17 }],
    [completeProject, { id, solution: link }],
    [completeBackendChallenge, { id, solution: link }],
    [completeTrophyChallenge, { id }],
    [saveChallenge, { id, files: [] }],
  ] as const) {
    expect((await camper.call(call, body)).status).toBe(400)
  }
  expect((await camper.me()).completedChallengeCount).toBe(1)
})
