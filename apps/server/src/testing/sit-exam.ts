import {
  type AnsweredQuestion,
  completeExam,
  completeModernChallenge,
  getExamPaper,
  type PaperQuestion,
  addressOf,
} from '@cairn/contract'
import { expect } from 'vitest'
import { findOpenSession } from '#exams/store.ts'
import type { TestServer } from './build-test-server.ts'
import type { Answer, Visitor } from './visitor.ts'
import { userIdOf } from './thief.ts'
import { isRight, sampleExam } from './sample-exam.ts'

/** A camper who has completed the prerequisites of the sample exam. */
export async function preparedCamper(server: TestServer): Promise<Visitor> {
  const camper = await server.camper()
  for (const { id } of sampleExam.prerequisites) {
    await camper.call(completeModernChallenge, { id, challengeType: 0 })
  }
  return camper
}

export function askForPaper(camper: Visitor, id: string = sampleExam.id, headers = {}): Promise<Answer> {
  return camper.send('GET', addressOf(getExamPaper, { id }), { headers })
}

export async function paperOf(camper: Visitor): Promise<PaperQuestion[]> {
  const { body } = await askForPaper(camper)
  return body['generatedExam'] as PaperQuestion[]
}

/** The given number of right answers, followed by wrong ones. */
export function answersOf(paper: readonly PaperQuestion[], right = paper.length): AnsweredQuestion[] {
  return paper.map(({ id, question, answers }, index) => {
    const answer = answers.find((candidate) => isRight(candidate) === index < right)
    if (!answer) throw new Error(`The question ${id} has no such answer.`)
    return { id, question, answer }
  })
}

/** What a refused camper is told, besides the status. */
export const refusedWith = (message: string) => ({
  body: { message, error: expect.any(String) as string },
})

/** The camper's open session of the sample exam. */
export async function sessionOf(server: TestServer, camper: Visitor) {
  return findOpenSession(server.database, userIdOf(camper), sampleExam.id)
}

/** Changes what the database knows of the camper's session. */
export async function alterSession(
  server: TestServer,
  camper: Visitor,
  values: Partial<{ deadline: Date; paper: string; user_id: string }>,
): Promise<void> {
  await server.database
    .updateTable('exam_sessions')
    .set(values)
    .where('user_id', '=', userIdOf(camper))
    .execute()
}

/** Hands answers in; pages of ours also say which paper they belong to. */
export function handIn(
  camper: Visitor,
  userExamQuestions: readonly object[],
  id: string = sampleExam.id,
  paperId?: string,
): Promise<Answer> {
  const userCompletedExam = { examTimeInSeconds: 1, userExamQuestions }
  return camper.call(completeExam, { id, challengeType: 17, ...(paperId && { paperId }), userCompletedExam })
}

/** The id of the camper's open paper of the sample exam. */
export async function paperIdOf(camper: Visitor): Promise<string> {
  return String((await askForPaper(camper)).body['paperId'])
}
