import type { Attempt } from './attempt.ts'
import type { Book } from './book.ts'
import type { DonationProvider } from './provider.ts'

/** Enough for a burst of messages about one attempt; each failed round means that another has recorded something. */
const mostRounds = 20

/** Asks the provider how an attempt stands, and records it. Undefined if there is no such attempt. */
export async function settleAttempt(
  { book, provider }: { book: Book; provider: DonationProvider },
  attemptId: string,
): Promise<Attempt | undefined> {
  for (let round = 0; round < mostRounds; round++) {
    const attempt = await book.find(attemptId)
    if (!attempt?.ref) return attempt
    const snapshot = await provider.ask({ ...attempt, ref: attempt.ref })
    const settled = await book.settle(attempt, snapshot)
    if (settled) return settled
  }
  throw new Error('An attempt to donate keeps changing')
}
