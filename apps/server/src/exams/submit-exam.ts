import type { BodyOf, completeExam, OkOf } from '@cairn/contract'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { lockUser } from '#users/lock-store.ts'
import { findKeptAnswers } from './answers-store.ts'
import { type ExamServices, findLessonExam, refuseUnprepared } from './find-exam.ts'
import { gradeKeptAnswers } from './grade-kept-answers.ts'
import { gradePaper } from './grade-paper.ts'
import { itemResults } from './item-results.ts'
import { addItemResults } from './item-store.ts'
import { presentResults } from './present-results.ts'
import { answersFit, completeAnswers, isTaken } from './rules.ts'
import { findResults, lockOpenSession } from './store.ts'

type Answer = OkOf<typeof completeExam> | Refusal<keyof typeof completeExam.refusals>

/**
 * Accepts a paper, once, by the server's clock; again it has the same results, because an answer can be lost on the way.
 * What is left out and was kept counts, and a paper that comes too late is graded by what was kept in time (decision 89).
 * The answer contains only counts and never says which answers were right (docs/reference/security.md, “Exams”).
 */
export async function submitExam(
  services: ExamServices,
  { userId }: Camper,
  { id, paperId, userCompletedExam: { userExamQuestions: given } }: BodyOf<typeof completeExam>,
): Promise<Answer> {
  const found = await findLessonExam(services, id)
  if (!found) return refuse('flash.submission-invalid')
  const refusal = await refuseUnprepared(services, userId, found.exam)
  if (refusal) return refusal
  const [now, completedAt] = [services.steadyNow(), services.now()]
  const sitting = { userId, ...found, completedAt }
  return transact(services.database, async (transaction) => {
    await lockUser(transaction, userId)
    const session = await lockOpenSession(transaction, userId, id)
    if (!session || session.session_id !== (paperId ?? session.session_id)) {
      const results = paperId && (await findResults(transaction, userId, { examId: id, paperId }))
      const repeated = { userId, challengeId: id, completedAt }
      return results ? presentResults(transaction, repeated, results) : refuse('flash.exam.not-open')
    }
    if (!isTaken(session, now)) {
      return (await gradeKeptAnswers(transaction, sitting, session)) ?? refuse('flash.exam.late')
    }
    const { session_id: sessionId, paper } = session
    if (!answersFit(paper, given)) return refuse('flash.exam.answers-invalid')
    const answers = completeAnswers(paper, given, await findKeptAnswers(transaction, userId, sessionId))
    await addItemResults(transaction, id, itemResults(paper, answers))
    return gradePaper(transaction, sitting, { session, answers, endedAt: now })
  })
}
