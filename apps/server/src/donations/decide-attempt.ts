import type { Attempt } from './attempts/attempt.ts'
import { callMs } from './begin-gift.ts'
import type { Core } from './core.ts'
import { giveUpAttempt } from './give-up-attempt.ts'
import { isOpen } from './next-status.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Donors who have not finished by then do not come back to the same page. */
const abandonedMs = 24 * 60 * 60 * 1000

/** Finds out how an attempt stands that no message has decided, and ends one that is abandoned. */
export async function decideAttempt(core: Core, attempt: Attempt): Promise<Attempt | undefined> {
  const { book, now } = core
  const { attemptId, createdAt, ref } = attempt
  const ageMs = now().getTime() - createdAt.getTime()
  if (ref === null) {
    if (ageMs > callMs) await book.recordLapse(attempt)
    return book.find(attemptId)
  }
  const settled = await settleAttempt(core, attempt)
  if (!settled || !isOpen(settled.status) || ageMs <= abandonedMs) return settled
  return giveUpAttempt(core, { ...attempt, ref })
}
