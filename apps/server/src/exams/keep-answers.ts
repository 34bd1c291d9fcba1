import type { BodyOf, keepExamAnswers, OkOf } from '@cairn/contract'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { addKeptAnswers } from './answers-store.ts'
import type { ExamServices } from './find-exam.ts'
import { isTaken, keptAnswersFit } from './rules.ts'
import { holdOpenSession } from './store.ts'

type Answer = OkOf<typeof keepExamAnswers> | Refusal<keyof typeof keepExamAnswers.refusals>

/** Keeps answers to the camper's open paper for as long as it is taken (decision 89). */
export async function keepAnswers(
  { database, steadyNow }: ExamServices,
  { userId }: Camper,
  { examId, answers }: { examId: string } & BodyOf<typeof keepExamAnswers>,
): Promise<Answer> {
  return transact(database, async (transaction) => {
    const session = await holdOpenSession(transaction, userId, examId)
    if (!session) return refuse('flash.exam.not-open')
    if (!isTaken(session, steadyNow())) return refuse('flash.exam.late')
    if (!keptAnswersFit(session.paper, answers)) return refuse('flash.exam.answers-invalid')
    await addKeptAnswers(transaction, userId, { sessionId: session.session_id, answers })
    return {}
  })
}
