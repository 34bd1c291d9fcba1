import type { Attempt } from './attempt.ts'
import { sendReceipt } from './send-receipt.ts'
import type { DonationServices } from './services.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Asks the provider how an attempt stands, records it, and thanks the donor the first time that it is paid. */
export async function settleAndThank(
  services: DonationServices,
  { attemptId, provider }: Pick<Attempt, 'attemptId' | 'provider'>,
): Promise<Attempt | undefined> {
  const { book, providers } = services
  const settled = await settleAttempt({ book, provider: providers.providerOf({ provider }) }, attemptId)
  if (settled) await sendReceipt(services, settled)
  return settled
}
