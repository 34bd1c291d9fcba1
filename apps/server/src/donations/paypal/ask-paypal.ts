import type { Attempt, Snapshot } from '#donations/attempts/attempt.ts'
import { askOrder } from './ask-order.ts'
import { askSubscription } from './ask-subscription.ts'
import type { PayPalCall } from './call-paypal.ts'
import { findDisputes } from './find-disputes.ts'
import type { PayPalOptions } from './open-paypal.ts'

/** How a gift stands, and which of its payments the donor disputes. */
export async function askPayPal(
  call: PayPalCall,
  attempt: Attempt & { ref: string },
  { now }: Pick<PayPalOptions, 'now'>,
): Promise<Snapshot> {
  const ask = attempt.duration === 'onetime' ? askOrder : askSubscription
  const snapshot = await ask(call, attempt, now())
  return { ...snapshot, payments: await findDisputes(call, snapshot.payments, now()) }
}
