import type { Attempt } from './attempts/attempt.ts'
import type { Core } from './core.ts'

/** Enough for a burst of messages about one attempt; each failed round means that another has recorded something. */
const mostRounds = 50

/** Asks the provider how an attempt stands, and records it. Undefined if there is no such attempt. */
export async function settleAttempt(
  { book, providerOf }: Core,
  { attemptId }: Pick<Attempt, 'attemptId'>,
): Promise<Attempt | undefined> {
  for (let round = 0; round < mostRounds; round++) {
    const attempt = await book.find(attemptId)
    if (!attempt?.ref) return attempt
    const snapshot = await providerOf(attempt).ask({ ...attempt, ref: attempt.ref })
    const settled = await book.settle(attempt, snapshot)
    if (settled) return settled
  }
  throw new Error('An attempt to donate keeps changing')
}
