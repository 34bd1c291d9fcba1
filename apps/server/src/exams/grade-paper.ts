import type { AnsweredQuestion, ChallengeType, completeExam, Exam, OkOf } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { recordCompletion } from '#progress/record-completion.ts'
import { improveResults } from './completion-store.ts'
import { presentResults } from './present-results.ts'
import { countCorrect, resultsOf } from './rules.ts'
import { closeSession, type OpenSession } from './store.ts'

/** Whose paper of which exam it is, and when it is completed by the calendar. */
export type Sitting = {
  userId: string
  exam: Exam
  challengeType: ChallengeType
  completedAt: Date
}

type Grading = {
  session: OpenSession
  /** They must fit the paper. */
  answers: readonly AnsweredQuestion[]
  /** When they were given, by the steady clock. */
  endedAt: Date
}

/**
 * Closes a paper with the results of these answers. The first pass completes the exam; a later sitting may improve its
 * results, and a failed one changes nothing. The caller has locked the paper.
 */
export async function gradePaper(
  transaction: Queryable,
  { userId, exam, challengeType, completedAt }: Sitting,
  { session, answers, endedAt }: Grading,
): Promise<OkOf<typeof completeExam>> {
  const { session_id: sessionId, paper, started_at: startedAt } = session
  const results = resultsOf({
    correct: countCorrect(paper, answers),
    total: paper.length,
    passingPercent: exam.passingPercent,
    seconds: Math.round((endedAt.getTime() - startedAt.getTime()) / 1000),
  })
  await closeSession(transaction, userId, { sessionId, closedAt: endedAt, results })
  const sitting = { userId, challengeId: exam.id, completedAt }
  if (!results.passed) return presentResults(transaction, sitting, results)
  const completion = { ...sitting, challengeType, files: [], examResults: results }
  const improve = () => improveResults(transaction, userId, exam.id, results)
  return { ...(await recordCompletion(transaction, completion, improve)), examResults: results }
}
