import {
  type BodyOf,
  type ChallengeType,
  type completeExam,
  type ExamResults,
  limits,
  type OkOf,
} from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { recordCompletion } from '#progress/record-completion.ts'
import { countPoints, findCompletedAt } from '#progress/store.ts'
import { type ExamServices, findLessonExam, refuseUnprepared } from './find-exam.ts'
import { answersFit, countCorrect, resultsOf } from './rules.ts'
import { improveResults } from './completion-store.ts'
import { digestOfAnswers } from './digest-of-answers.ts'
import { itemResults } from './item-results.ts'
import { addItemResults } from './item-store.ts'
import { closeSession, findOpenSession, findResults } from './store.ts'

type Answer = OkOf<typeof completeExam> | Refusal<keyof typeof completeExam.refusals>
type Sitting = { userId: string; challengeId: string; challengeType: ChallengeType; completedAt: Date }

/**
 * Accepts a paper, once, by the server's clock; with the same answers again it has the same results, because an answer
 * can be lost on the way. It contains only counts and never says which answers were right
 * (docs/reference/security.md, “Exams”).
 */
export async function submitExam(
  services: ExamServices,
  { userId }: Camper,
  { id, userCompletedExam: { userExamQuestions: given } }: BodyOf<typeof completeExam>,
): Promise<Answer> {
  const found = await findLessonExam(services, id)
  if (!found) return refuse('flash.submission-invalid')
  const { exam, challengeType } = found
  const refusal = await refuseUnprepared(services, userId, exam)
  if (refusal) return refusal
  const [now, completedAt] = [services.steadyNow(), services.now()]
  const answersDigest = digestOfAnswers(given)
  return transact(services.database, async (transaction) => {
    const sitting = { userId, challengeId: id, challengeType, completedAt }
    const repeat = async () => {
      const results = await findResults(transaction, { userId, examId: id, answersDigest })
      return results ? present(transaction, sitting, results) : refuse('flash.exam.not-open')
    }
    const session = await findOpenSession(transaction, userId, id)
    if (!session) return repeat()
    const { session_id: sessionId, paper, started_at: startedAt, deadline } = session
    if (now.getTime() > deadline.getTime() + limits.examGraceMs) return refuse('flash.exam.late')
    if (!answersFit(paper, given)) return refuse('flash.exam.answers-invalid')
    const results = resultsOf({
      correct: countCorrect(paper, given),
      total: paper.length,
      passingPercent: exam.passingPercent,
      seconds: Math.round((now.getTime() - startedAt.getTime()) / 1000),
    })
    if (!(await closeSession(transaction, userId, { sessionId, now, results, answersDigest })))
      return repeat()
    await addItemResults(transaction, id, itemResults(paper, given))
    return record(transaction, sitting, results)
  })
}

/** The first pass completes the exam; a later sitting may improve its results, and a failed one changes nothing. */
async function record(transaction: Queryable, sitting: Sitting, examResults: ExamResults): Promise<Answer> {
  if (!examResults.passed) return present(transaction, sitting, examResults)
  const { userId, challengeId } = sitting
  const completion = { ...sitting, files: [], examResults }
  const improve = () => improveResults(transaction, userId, challengeId, examResults)
  return { ...(await recordCompletion(transaction, completion, improve)), examResults }
}

/** What a sitting is answered with that changes nothing. */
async function present(transaction: Queryable, sitting: Sitting, examResults: ExamResults): Promise<Answer> {
  const { userId, challengeId, completedAt } = sitting
  const before = await findCompletedAt(transaction, userId, challengeId)
  return {
    alreadyCompleted: before !== undefined,
    points: await countPoints(transaction, userId),
    completedDate: (before ?? completedAt).getTime(),
    examResults,
  }
}
