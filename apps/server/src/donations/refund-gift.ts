import type { Attempt } from './attempts/attempt.ts'
import { listPayments } from './payment-store.ts'
import type { DonationServices } from './services.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Ends a gift and returns all of its money. Can be repeated after a failure. */
export async function refundGift(
  services: DonationServices,
  attempt: Attempt & { ref: string },
): Promise<Attempt | undefined> {
  const provider = services.providerOf(attempt)
  if (attempt.duration === 'month') await provider.cancel(attempt)
  // What the provider has taken by now, not what we have heard of.
  await settleAttempt(services, attempt)
  for (const { ref, cents, refundedCents } of await listPayments(services.database, attempt.attemptId)) {
    if (refundedCents < cents) await provider.refund(ref, attempt)
  }
  return settleAttempt(services, attempt)
}
