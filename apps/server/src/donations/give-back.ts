import type { Attempt } from './attempts/attempt.ts'
import type { Core } from './core.ts'

/**
 * Ends a gift that was given up for another and was paid all the same, and returns its money. PayPal lets a donor
 * approve in a window that is still open, whatever the school has told it.
 */
export async function giveBack({ providerOf }: Core, attempt: Attempt & { ref: string }): Promise<void> {
  const provider = providerOf(attempt)
  if (attempt.duration === 'month') await provider.cancel(attempt)
  const { payments } = await provider.ask(attempt)
  for (const { ref, cents, refundedCents, isDisputed } of payments) {
    // What is disputed goes back by its dispute, or stays with the school by it.
    if (refundedCents < cents && !isDisputed) await provider.refund(ref, attempt)
  }
}
