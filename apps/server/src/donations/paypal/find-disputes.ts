import { z } from '@cairn/contract'
import type { Payment } from '#donations/attempts/attempt.ts'
import { readAnswer } from '#donations/attempts/read-answer.ts'
import type { PayPalCall } from './call-paypal.ts'

const path = '/v1/customer/disputes'
const Disputes = z.object({
  items: z.optional(z.array(z.object({ dispute_id: z.string(), status: z.string() }))),
})
const Dispute = z.object({ dispute_outcome: z.optional(z.object({ outcome_code: z.string() })) })

/** Donors can dispute a payment for half a year, and PayPal decides within another. */
const disputableMs = 365 * 24 * 60 * 60 * 1000

/** Outcomes after which the school keeps the money. */
const harmless = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
  'NONE',
])

/** Marks the payments that their donor disputes, or has got back by a dispute. */
export async function findDisputes(
  call: PayPalCall,
  payments: readonly Payment[],
  now: Date,
): Promise<Payment[]> {
  return Promise.all(
    payments.map(async (payment) => {
      const isOld = now.getTime() - payment.paidAt.getTime() > disputableMs
      return { ...payment, isDisputed: !isOld && (await isDisputed(call, payment.ref)) }
    }),
  )
}

async function isDisputed(call: PayPalCall, paymentRef: string): Promise<boolean> {
  // 403 for schools that have not given their app access to disputes. Their gifts are taken all the same.
  const { items = [] } = readAnswer(
    Disputes,
    await call(`${path}?disputed_transaction_id=${paymentRef}`, { allowed: [403] }),
  )
  const open = items.some(({ status }) => status !== 'RESOLVED')
  if (open) return true
  const outcomes = await Promise.all(
    items.map(async ({ dispute_id: id }) => readAnswer(Dispute, await call(`${path}/${id}`)).dispute_outcome),
  )
  return outcomes.some((outcome) => !harmless.has(outcome?.outcome_code ?? 'NONE'))
}
