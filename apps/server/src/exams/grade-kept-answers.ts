import type { completeExam, OkOf } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { findKeptAnswers } from './answers-store.ts'
import { gradePaper, type Sitting } from './grade-paper.ts'
import { completeAnswers } from './rules.ts'
import type { OpenSession } from './store.ts'

/**
 * Grades a paper whose time is up by the answers that the school has kept (decision 89). Undefined if it has none, or
 * another request has closed the paper.
 */
export async function gradeKeptAnswers(
  transaction: Queryable,
  sitting: Sitting,
  { session, answersDigest }: { session: OpenSession; answersDigest?: Buffer },
): Promise<OkOf<typeof completeExam> | undefined> {
  const kept = await findKeptAnswers(transaction, sitting.userId, session.session_id)
  if (Object.keys(kept).length === 0) return undefined
  return gradePaper(transaction, sitting, {
    session,
    answers: completeAnswers(session.paper, [], kept),
    endedAt: session.deadline,
    ...(answersDigest && { answersDigest }),
  })
}
