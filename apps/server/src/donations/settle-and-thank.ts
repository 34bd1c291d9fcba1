import type { Attempt } from './attempts/attempt.ts'
import { sendReceipts } from './send-receipts.ts'
import type { DonationServices } from './services.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Asks the provider how an attempt stands, records it, and thanks the donor for each payment that is new. */
export async function settleAndThank(
  services: DonationServices,
  attempt: Pick<Attempt, 'attemptId'>,
): Promise<Attempt | undefined> {
  const settled = await settleAttempt(services, attempt)
  if (settled) await sendReceipts(services, settled)
  return settled
}
