import type { Attempt } from './attempts/attempt.ts'
import type { Core } from './core.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Ends an attempt at its provider, and finds out how it stands then: it may have been paid in the meantime. */
export async function giveUpAttempt(
  core: Core,
  attempt: Attempt & { ref: string },
): Promise<Attempt | undefined> {
  await core.book.recordClosing(attempt.attemptId)
  await core.providerOf(attempt).cancel({ ...attempt, isClosing: true })
  return settleAttempt(core, attempt)
}
