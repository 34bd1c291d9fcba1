import type { ChallengeType, Exam } from '@cairn/contract'
import type { FindExam } from '#curriculum/open-exams.ts'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { isExam } from './rules.ts'
import { listCompletedOf } from './completion-store.ts'

export type ExamServices = {
  database: Database
  findChallenge: (id: string) => { id: string; challengeType: ChallengeType } | undefined
  findExam: FindExam
  now: () => Date
  /** The steady clock, which decides when papers expire. */
  steadyNow: () => Date
}

/** An exam of a lesson in this school, with the lesson's type. */
export async function findLessonExam(
  { findChallenge, findExam }: ExamServices,
  id: string,
): Promise<{ exam: Exam; challengeType: ChallengeType } | undefined> {
  const challenge = findChallenge(id)
  if (!challenge || !isExam(challenge)) return undefined
  const exam = await findExam(id)
  return exam && { exam, challengeType: challenge.challengeType }
}

/** Undefined: all prerequisites are completed. */
export async function refuseUnprepared(
  { database }: ExamServices,
  userId: string,
  { prerequisites }: Exam,
): Promise<Refusal<'flash.exam.prerequisite'> | undefined> {
  const ids = prerequisites.map(({ id }) => id)
  const completed = new Set(await listCompletedOf(database, userId, ids))
  const missing = prerequisites.find(({ id }) => !completed.has(id))
  return missing && refuse('flash.exam.prerequisite', { title: missing.title })
}
