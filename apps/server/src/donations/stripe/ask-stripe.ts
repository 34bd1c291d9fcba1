import { z } from '@cairn/contract'
import type { Stripe } from 'stripe'
import type { Attempt, Payment, Snapshot } from '#donations/attempts/attempt.ts'
import { readAnswer } from '#donations/attempts/read-answer.ts'

/** A hundred months of a gift are more than its donor has had cards for. */
const mostPayments = 1000

/** Disputes that the school did not lose. */
const harmless = new Set<string>(['won', 'warning_closed', 'prevented'])

const Asked = z.object({ status: z.string() })

/** How a gift stands. Each has a customer of its own, whose charges are all of its money. */
export async function askStripe(stripe: Stripe, attempt: Attempt & { ref: string }): Promise<Snapshot> {
  const { customerId, email } = attempt
  // Charges last: a state that is older than its money is corrected by the next message, the reverse may be final.
  const state = await stateOf(stripe, attempt)
  const charges = await stripe.charges
    .list({ customer: customerId ?? '', limit: 100 })
    .autoPagingToArray({ limit: mostPayments })
  const taken = charges.filter(({ status, paid }) => status === 'succeeded' && paid)
  return { state, email, payments: await Promise.all(taken.map((charge) => toPayment(stripe, charge))) }
}

async function stateOf(
  stripe: Stripe,
  { ref, duration }: Attempt & { ref: string },
): Promise<Snapshot['state']> {
  if (duration === 'onetime') {
    const { status } = readAnswer(Asked, await stripe.paymentIntents.retrieve(ref))
    if (status === 'canceled') return 'ended'
    return status === 'succeeded' ? 'active' : 'waiting'
  }
  const { status } = readAnswer(Asked, await stripe.subscriptions.retrieve(ref))
  if (status === 'canceled' || status === 'incomplete_expired' || status === 'unpaid') return 'ended'
  return status === 'incomplete' ? 'waiting' : 'active'
}

async function toPayment(stripe: Stripe, charge: Stripe.Charge): Promise<Payment> {
  const { id, amount, amount_refunded: refundedCents, disputed, created } = charge
  return {
    ref: id,
    cents: amount,
    refundedCents,
    isDisputed: disputed && (await hasLosableDispute(stripe, id)),
    paidAt: new Date(created * 1000),
  }
}

async function hasLosableDispute(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge })
  return data.some(({ status }) => !harmless.has(status))
}
