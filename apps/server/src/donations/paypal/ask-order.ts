import { z } from '@cairn/contract'
import type { Attempt, Snapshot } from '#donations/attempts/attempt.ts'
import { readAnswer } from '#donations/attempts/read-answer.ts'
import { gone, type PayPalCall } from './call-paypal.ts'
import { Money, toCents } from './money.ts'
import { Payer } from './payer.ts'

const Capture = z.object({ id: z.string(), status: z.string(), amount: Money, create_time: z.string() })
const Refund = z.object({
  status: z.string(),
  amount: Money,
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
})
const Order = z.object({
  status: z.string(),
  payer: Payer,
  purchase_units: z.array(
    z.object({
      payments: z.optional(
        z.object({ captures: z.optional(z.array(Capture)), refunds: z.optional(z.array(Refund)) }),
      ),
    }),
  ),
})
const Problem = z.object({ details: z.array(z.object({ issue: z.string() })) })

/** A gift that is given once. Takes its money if the donor has approved it and has not chosen another gift since. */
export async function askOrder(
  call: PayPalCall,
  { attemptId, ref, paidAt, isClosing, isDeclined: wasDeclined, email }: Attempt & { ref: string },
): Promise<Snapshot> {
  const path = `/v2/checkout/orders/${ref}`
  // PayPal deletes orders that were not paid after some hours. That a paid one is gone is not believed.
  const found = await call(path, { allowed: paidAt === null ? [404] : [] })
  if (found === gone) return { state: 'ended', payments: [], email }
  let order = readAnswer(Order, found)
  let isDeclined = wasDeclined
  // A donor who was told that it was declined may be paying in another way by now.
  if (order.status === 'APPROVED' && !isClosing && !isDeclined) {
    // 422 if the donor's card was declined, or the order was captured in the meantime.
    const answer = await call(`${path}/capture`, { body: {}, key: `${attemptId}:capture`, allowed: [422] })
    isDeclined = hasIssue(answer, 'INSTRUMENT_DECLINED')
    order = readAnswer(Order, await call(path))
  }
  const captures = order.purchase_units.flatMap(({ payments }) => payments?.captures ?? [])
  const refunds = order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? [])
  const payments = captures.filter(
    ({ status }) => status !== 'DECLINED' && status !== 'PENDING' && status !== 'FAILED',
  )
  const isOver = order.status === 'VOIDED' || ((isClosing || isDeclined) && payments.length === 0)
  return {
    state: isOver ? 'ended' : payments.length > 0 ? 'active' : 'waiting',
    isDeclined,
    email: email ?? order.payer?.email_address ?? null,
    payments: payments.map(({ id, amount, create_time: time }) => ({
      ref: id,
      cents: toCents(amount),
      refundedCents: refunds
        .filter(({ links }) => links.some(({ rel, href }) => rel === 'up' && href.endsWith(`/${id}`)))
        .reduce((sum, refund) => sum + toCents(refund.amount), 0),
      isDisputed: false,
      paidAt: new Date(time),
    })),
  }
}

function hasIssue(answer: unknown, issue: string): boolean {
  return Problem.safeParse(answer).data?.details.some((detail) => detail.issue === issue) ?? false
}
