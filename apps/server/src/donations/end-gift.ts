import type { Attempt } from './attempts/attempt.ts'
import type { Core } from './core.ts'
import { isOpen } from './next-status.ts'

/** Whether the provider may still charge a gift whose account was deleted. */
export function isEnding({ mustEnd, isOver }: Pick<Attempt, 'mustEnd' | 'isOver'>): boolean {
  return mustEnd && !isOver
}

/** Has the provider charge no more. What it says then has to be recorded. */
export async function endGift({ book, providerOf }: Core, attempt: Attempt): Promise<void> {
  const { attemptId, ref, status } = attempt
  // Nothing can have been charged yet, and the provider does not know it by any name.
  if (ref === null) return
  const isClosing = attempt.isClosing || isOpen(status)
  // PayPal cannot cancel what was never approved; it counts as ended once it is given up.
  if (isClosing !== attempt.isClosing) await book.recordClosing(attemptId)
  await providerOf(attempt).cancel({ ...attempt, ref, isClosing })
}
