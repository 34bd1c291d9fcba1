import type { completeExam, OkOf } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { findKeptAnswers } from './answers-store.ts'
import { gradePaper, type Sitting } from './grade-paper.ts'
import { completeAnswers } from './rules.ts'
import type { OpenSession } from './store.ts'

/**
 * Grades a paper whose time is up by the answers that the school has kept (decision 89). Undefined if it has none. The
 * caller has locked the paper.
 */
export async function gradeKeptAnswers(
  transaction: Queryable,
  { completedAt, ...sitting }: Sitting,
  session: OpenSession,
): Promise<OkOf<typeof completeExam> | undefined> {
  const { session_id: sessionId, paper, deadline } = session
  const kept = await findKeptAnswers(transaction, sitting.userId, sessionId)
  if (Object.keys(kept).length === 0) return undefined
  // It was completed when its time was up, not when its camper came back.
  const completed = { ...sitting, completedAt: new Date(Math.min(completedAt.getTime(), deadline.getTime())) }
  return gradePaper(transaction, completed, {
    session,
    answers: completeAnswers(paper, [], kept),
    endedAt: deadline,
  })
}
