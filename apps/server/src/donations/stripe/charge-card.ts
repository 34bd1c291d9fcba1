import { Stripe } from 'stripe'
import type { Attempt } from '#donations/attempts/attempt.ts'
import type { Charged } from '#donations/attempts/provider.ts'
import { isInvalid } from './is-invalid.ts'

/** Charges the attempt's card, once however often this is called. */
export async function chargeCard(stripe: Stripe, attempt: Attempt & { ref: string }): Promise<Charged> {
  const { attemptId, paymentMethodId, duration, ref } = attempt
  const payment = duration === 'onetime' ? ref : await paymentOf(stripe, ref)
  try {
    const { status, client_secret: clientSecret } = await stripe.paymentIntents.confirm(
      payment,
      { payment_method: paymentMethodId ?? '' },
      { idempotencyKey: `${attemptId}:charge` },
    )
    if (status === 'requires_action') return { is: 'action-needed', clientSecret: clientSecret ?? '' }
    return { is: status === 'requires_payment_method' ? 'declined' : 'done' }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { is: 'declined' }
    // No card of Stripe's, or one that another school or customer has.
    if (isInvalid(error, { param: 'payment_method' })) return { is: 'declined' }
    // Paid or cancelled in the meantime.
    if (isInvalid(error, { code: 'payment_intent_unexpected_state' })) return { is: 'done' }
    throw error
  }
}

/** The payment of a subscription's first month. */
async function paymentOf(stripe: Stripe, subscriptionId: string): Promise<string> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ['latest_invoice.payments'],
  })
  const payments = typeof invoice === 'object' ? invoice?.payments?.data : undefined
  const payment = payments?.[0]?.payment.payment_intent
  return typeof payment === 'string' ? payment : (payment?.id ?? '')
}
