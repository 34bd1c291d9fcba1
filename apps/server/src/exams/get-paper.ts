import { randomUUID } from 'node:crypto'
import { type getExamPaper, type KeptAnswers, limits, type OkOf } from '@cairn/contract'
import { lockUser } from '#users/lock-store.ts'
import type { StoredQuestion } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { drawPaper } from './draw-paper.ts'
import { findKeptAnswers } from './answers-store.ts'
import { type ExamServices, findLessonExam, refuseUnprepared } from './find-exam.ts'
import { gradeKeptAnswers } from './grade-kept-answers.ts'
import { findExtraTime } from '#users/extra-time-store.ts'
import { allowedMs, isTaken } from './rules.ts'
import {
  closeSession,
  findLastDraw,
  findOpenSession,
  insertSession,
  lockOpenSession,
  type OpenSession,
} from './store.ts'

type Answer = OkOf<typeof getExamPaper> | Refusal<keyof typeof getExamPaper.refusals>

const hourMs = 60 * 60 * 1000

/**
 * The camper's paper: the open one, however often they ask, or a new one at most once a day, after the one before has
 * been graded by the answers that are kept. Asking more often reveals no more of an exam's questions
 * (docs/reference/security.md, “Exams”).
 */
export async function getPaper(
  services: ExamServices,
  { userId }: Camper,
  { examId, mayDraw }: { examId: string; mayDraw: boolean },
): Promise<Answer> {
  const { database, steadyNow, now } = services
  const found = await findLessonExam(services, examId)
  if (!found) return refuse('flash.generate-exam-error')
  const { exam, challengeType } = found
  const refusal = await refuseUnprepared(services, userId, exam)
  if (refusal) return refusal
  const [startedAt, completedAt] = [steadyNow(), now()]
  if (!mayDraw) return lookAtPaper(services, userId, examId)
  return transact(database, async (transaction) => {
    // Two concurrent requests get the same paper.
    await lockUser(transaction, userId)
    const open = await lockOpenSession(transaction, userId, examId)
    if (open && open.deadline > startedAt) {
      return present(open, startedAt, await findKeptAnswers(transaction, userId, open.session_id))
    }
    const lastDraw = await findLastDraw(transaction, userId, examId)
    const nextDraw = (lastDraw?.getTime() ?? -Infinity) + limits.examPaperLifetimeMs
    const isTooSoon = startedAt.getTime() < nextDraw
    const isOver = open !== undefined && !(isTooSoon && isTaken(open, startedAt))
    const graded =
      isOver && (await gradeKeptAnswers(transaction, { userId, exam, challengeType, completedAt }, open))
    if (isTooSoon) {
      const hours = Math.ceil((nextDraw - startedAt.getTime()) / hourMs)
      return refuse('flash.exam.drawn-today', { hours })
    }
    const paper = drawPaper(exam)
    if (!paper) return refuse('flash.generate-exam-error')
    if (open && !graded) {
      await closeSession(transaction, userId, {
        sessionId: open.session_id,
        closedAt: startedAt,
        results: null,
      })
    }
    const extraPercent = await findExtraTime(transaction, userId)
    const deadline = new Date(startedAt.getTime() + allowedMs(exam, extraPercent))
    const sessionId = randomUUID()
    const session = { userId, sessionId, examId, challengeType, paper, startedAt, deadline }
    await insertSession(transaction, session)
    const drawn = { session_id: sessionId, paper, started_at: startedAt, deadline }
    return present(drawn, startedAt, {})
  })
}

/** The paper if it is still open. Changes nothing, so it waits for nothing. */
async function lookAtPaper(
  { database, steadyNow }: ExamServices,
  userId: string,
  examId: string,
): Promise<Answer> {
  const now = steadyNow()
  const open = await findOpenSession(database, userId, examId)
  if (!open || open.deadline <= now) return refuse('flash.exam.not-open')
  return present(open, now, await findKeptAnswers(database, userId, open.session_id))
}

function present(
  { session_id: paperId, paper, started_at: startedAt, deadline }: OpenSession,
  now: Date,
  keptAnswers: KeptAnswers,
): OkOf<typeof getExamPaper> {
  return {
    paperId,
    keptAnswers,
    generatedExam: withoutKey(paper),
    secondsSpent: Math.floor((now.getTime() - startedAt.getTime()) / 1000),
    secondsLeft: Math.floor((deadline.getTime() - now.getTime()) / 1000),
  }
}

/** The paper without what must not leave the server. */
function withoutKey(paper: readonly StoredQuestion[]): OkOf<typeof getExamPaper>['generatedExam'] {
  return paper.map(({ id, question, answers }) => ({
    id,
    question,
    answers: answers.map((answer) => ({ id: answer.id, answer: answer.answer })),
  }))
}
