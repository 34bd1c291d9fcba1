import type { Attempt } from './attempts/attempt.ts'
import type { Core } from './core.ts'
import { endGift, isEnding } from './end-gift.ts'
import { giveBack } from './give-back.ts'

/** Enough for a burst of messages about one attempt; each failed round means that another has recorded something. */
const mostRounds = 50

/**
 * Asks the provider how an attempt stands, and records it. A monthly gift whose account was deleted ends. Of two gifts
 * of a camper that were both paid, the one that was given up for the other goes back. Undefined if there is no such
 * attempt.
 */
export async function settleAttempt(
  core: Core,
  { attemptId }: Pick<Attempt, 'attemptId'>,
): Promise<Attempt | undefined> {
  const before = await core.book.find(attemptId)
  if (before && isEnding(before)) await endGift(core, before)
  const settled = await record(core, attemptId)
  // Its account was deleted meanwhile, or its donor has approved it in a window that was still open.
  if (settled && isEnding(settled) && before && !isEnding(before)) return settleAttempt(core, settled)
  if (settled?.status !== 'succeeded' || settled.userId === null) return settled
  const superfluous = await core.book.findSuperfluous(settled.userId)
  for (const gift of superfluous) {
    await giveBack(core, gift)
    await record(core, gift.attemptId)
  }
  return superfluous.length === 0 ? settled : core.book.find(attemptId)
}

async function record({ book, providerOf }: Core, attemptId: string): Promise<Attempt | undefined> {
  for (let round = 0; round < mostRounds; round++) {
    const attempt = await book.find(attemptId)
    if (!attempt?.ref) return attempt
    const snapshot = await providerOf(attempt).ask({ ...attempt, ref: attempt.ref })
    const settled = await book.settle(attempt, snapshot)
    if (settled) return settled
  }
  throw new Error('An attempt to donate keeps changing')
}
