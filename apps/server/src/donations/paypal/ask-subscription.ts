import { z } from '@cairn/contract'
import type { Attempt, Snapshot } from '#donations/attempts/attempt.ts'
import { readAnswer } from '#donations/attempts/read-answer.ts'
import { gone, type PayPalCall } from './call-paypal.ts'
import { Money, toCents } from './money.ts'
import { Payer } from './payer.ts'

const Subscription = z.object({ status: z.string(), subscriber: Payer })
const Transactions = z.object({
  transactions: z.optional(
    z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: z.string(),
        amount_with_breakdown: z.object({ gross_amount: Money }),
      }),
    ),
  ),
})

/** A monthly gift. PayPal deletes those that were never approved. That a paid one is gone is not believed. */
export async function askSubscription(
  call: PayPalCall,
  { ref, createdAt, paidAt, isClosing, email }: Attempt & { ref: string },
  now: Date,
): Promise<Snapshot> {
  const path = `/v1/billing/subscriptions/${ref}`
  const found = await call(path, { allowed: paidAt === null ? [404] : [] })
  if (found === gone) return { state: 'ended', payments: [], email }
  const { status, subscriber } = readAnswer(Subscription, found)
  const until = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  const query = `start_time=${createdAt.toISOString()}&end_time=${until.toISOString()}`
  const { transactions = [] } = readAnswer(
    Transactions,
    status === 'APPROVAL_PENDING' ? {} : ((await call(`${path}/transactions?${query}`)) ?? {}),
  )
  const payments = transactions
    .filter((one) => one.status === 'COMPLETED' || one.status.endsWith('REFUNDED'))
    .map(({ id, status: outcome, time, amount_with_breakdown: { gross_amount: amount } }) => ({
      ref: id,
      cents: toCents(amount),
      refundedCents: outcome === 'REFUNDED' ? toCents(amount) : 0,
      isDisputed: false,
      paidAt: new Date(time),
    }))
  const isOver = ['CANCELLED', 'EXPIRED', 'SUSPENDED'].includes(status)
  const isGivenUp = isClosing && payments.length === 0
  return {
    state: isOver || isGivenUp ? 'ended' : status === 'ACTIVE' ? 'active' : 'waiting',
    email: email ?? subscriber?.email_address ?? null,
    payments,
  }
}
