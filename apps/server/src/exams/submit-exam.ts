import type { BodyOf, completeExam, OkOf } from '@cairn/contract'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { findKeptAnswers } from './answers-store.ts'
import { digestOfAnswers } from './digest-of-answers.ts'
import { type ExamServices, findLessonExam, refuseUnprepared } from './find-exam.ts'
import { gradeKeptAnswers } from './grade-kept-answers.ts'
import { gradePaper } from './grade-paper.ts'
import { presentResults } from './present-results.ts'
import { answersFit, completeAnswers, isTaken } from './rules.ts'
import { findOpenSession, findResults } from './store.ts'

type Answer = OkOf<typeof completeExam> | Refusal<keyof typeof completeExam.refusals>

/**
 * Accepts a paper, once, by the server's clock; with the same answers again it has the same results, because an answer
 * can be lost on the way. What is left out here and was answered on another device counts, and a paper that comes too
 * late is graded by what was kept in time (decision 89). The answer contains only counts and never says which answers
 * were right (docs/reference/security.md, “Exams”).
 */
export async function submitExam(
  services: ExamServices,
  { userId }: Camper,
  { id, userCompletedExam: { userExamQuestions: given } }: BodyOf<typeof completeExam>,
): Promise<Answer> {
  const found = await findLessonExam(services, id)
  if (!found) return refuse('flash.submission-invalid')
  const refusal = await refuseUnprepared(services, userId, found.exam)
  if (refusal) return refusal
  const [now, completedAt] = [services.steadyNow(), services.now()]
  const sitting = { userId, ...found, completedAt }
  const answersDigest = digestOfAnswers(given)
  return transact(services.database, async (transaction) => {
    const repeat = async () => {
      const results = await findResults(transaction, { userId, examId: id, answersDigest })
      const repeated = { userId, challengeId: id, completedAt }
      return results ? presentResults(transaction, repeated, results) : refuse('flash.exam.not-open')
    }
    const session = await findOpenSession(transaction, userId, id)
    if (!session) return repeat()
    if (!isTaken(session, now)) {
      const graded = await gradeKeptAnswers(transaction, sitting, { session, answersDigest })
      return graded ?? refuse('flash.exam.late')
    }
    if (!answersFit(session.paper, given)) return refuse('flash.exam.answers-invalid')
    const kept = await findKeptAnswers(transaction, userId, session.session_id)
    const answers = completeAnswers(session.paper, given, kept)
    const graded = await gradePaper(transaction, sitting, { session, answers, endedAt: now, answersDigest })
    return graded ?? repeat()
  })
}
