import { type BodyOf, type createPayPalPayment } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { failedWith, type Outcome, outcomeOf } from './outcome.ts'
import type { PayPal, WindowEnd } from './paypal.ts'

/** Lets the donor approve a gift in PayPal's window. What it tells is no proof: the school asks PayPal itself. */
export async function payInWindow(
  paypal: PayPal,
  gift: BodyOf<typeof createPayPalPayment>,
): Promise<Outcome> {
  const { promise: ended, resolve: end } = Promise.withResolvers<Outcome>()
  const windowEnd: WindowEnd = {
    onApprove: async () => end({ is: 'unknown', problem: 'flash.donation.unconfirmed' }),
    onCancel: () => end(failedWith('donate.states.cancelled')),
    // The next try is the same attempt, and finds the gift if it was approved all the same.
    onError: () => end(failedWith('donate.states.error-2')),
  }
  const isMonthly = gift.duration === 'month'
  const payPalWindow = isMonthly
    ? paypal.createPayPalSubscriptionPaymentSession(windowEnd)
    : paypal.createPayPalOneTimePaymentSession(windowEnd)
  const preparing = call('createPayPalPayment', { body: gift })
  const prepared = preparing.then((answer) => {
    if (!answer.ok) throw new Error(answer.refusal.key)
    const { id } = answer.value
    return isMonthly ? { subscriptionId: id } : { orderId: id }
  })
  payPalWindow.start({ presentationMode: 'auto' }, prepared).catch(windowEnd.onError)
  const answer = await preparing
  return answer.ok ? ended : outcomeOf(answer.refusal)
}
