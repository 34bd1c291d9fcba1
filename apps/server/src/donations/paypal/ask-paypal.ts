import { z } from '@cairn/contract'
import type { Attempt, Snapshot } from '#donations/attempts/attempt.ts'
import type { PayPalCall } from './call-paypal.ts'
import { Money, toCents } from './money.ts'
import type { PayPalOptions } from './open-paypal.ts'

const Payer = z.optional(z.object({ email_address: z.optional(z.string()) }))
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

type Asked = Attempt & { ref: string }

export async function askPayPal(
  call: PayPalCall,
  attempt: Asked,
  { now }: Pick<PayPalOptions, 'now'>,
): Promise<Snapshot> {
  return attempt.duration === 'onetime' ? askOrder(call, attempt) : askSubscription(call, attempt, now())
}

/** Takes the money of an order that its donor has approved, unless they have chosen another gift since. */
async function askOrder(call: PayPalCall, { attemptId, ref, isClosing, email }: Asked): Promise<Snapshot> {
  const path = `/v2/checkout/orders/${ref}`
  const found = await call(path, { allowed: [404] })
  // Orders that were not paid are gone after some hours.
  if (!Order.safeParse(found).success) return { state: 'ended', payments: [], email }
  let order = Order.parse(found)
  if (order.status === 'APPROVED' && !isClosing) {
    // 422 if the donor's card was declined, or the order was captured in the meantime.
    await call(`${path}/capture`, { body: {}, key: `${attemptId}:capture`, allowed: [422] })
    order = Order.parse(await call(path))
  }
  const captures = order.purchase_units.flatMap(({ payments }) => payments?.captures ?? [])
  const refunds = order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? [])
  const payments = captures.filter(
    ({ status }) => status !== 'DECLINED' && status !== 'PENDING' && status !== 'FAILED',
  )
  const isOver = order.status === 'VOIDED' || (isClosing && payments.length === 0)
  return {
    state: isOver ? 'ended' : payments.length > 0 ? 'active' : 'waiting',
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

async function askSubscription(
  call: PayPalCall,
  { ref, createdAt, isClosing, email }: Asked,
  now: Date,
): Promise<Snapshot> {
  const path = `/v1/billing/subscriptions/${ref}`
  const found = Subscription.safeParse(await call(path, { allowed: [404] }))
  if (!found.success) return { state: 'ended', payments: [], email }
  const { status, subscriber } = found.data
  const until = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  const query = `start_time=${createdAt.toISOString()}&end_time=${until.toISOString()}`
  const { transactions = [] } = Transactions.parse(
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
