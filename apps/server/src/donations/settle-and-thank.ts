import type { Attempt } from './attempts/attempt.ts'
import { sendReceipt } from './send-receipt.ts'
import type { DonationServices } from './services.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Asks the provider how an attempt stands, records it, and thanks the donor the first time that it is paid. */
export async function settleAndThank(
  services: DonationServices,
  attempt: Pick<Attempt, 'attemptId'>,
): Promise<Attempt | undefined> {
  const settled = await settleAttempt(services, attempt)
  if (settled) await sendReceipt(services, settled)
  return settled
}
