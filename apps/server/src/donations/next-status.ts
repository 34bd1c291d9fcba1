import type { DonationStatus } from '@cairn/contract'
import type { Attempt, Payment, Snapshot } from './attempts/attempt.ts'

/**
 * The status that follows from what the provider says, and from nothing else: so the order in which its messages
 * arrive, and how often, does not matter. Money that was taken decides.
 */
export function nextStatus({ isDeclined }: Pick<Attempt, 'isDeclined'>, snapshot: Snapshot): DonationStatus {
  const { state, payments } = snapshot
  if (payments.some((payment) => payment.isDisputed)) return 'disputed'
  const left = keptCents(payments)
  if (payments.length > 0 && left === 0) return 'refunded'
  if (left > 0 && state !== 'ended') return 'succeeded'
  if (left > 0) return 'cancelled'
  // Until then the donor may still pay in another way.
  if (state !== 'ended') return 'processing'
  return isDeclined || snapshot.isDeclined ? 'failed' : 'cancelled'
}

/** What is left of payments after refunds, in cents. */
export function keptCents(payments: readonly Pick<Payment, 'cents' | 'refundedCents'>[]): number {
  return payments.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)
}

/** Statuses in which the donor may still pay. */
export function isOpen(status: DonationStatus): boolean {
  return status === 'created' || status === 'processing'
}
