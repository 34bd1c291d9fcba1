import { type BodyOf, chargeStripe, createPaymentIntent } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { type Outcome, outcomeOf, succeeded, unauthorized } from './outcome.ts'

/**
 * Pays for a gift without an account, or by a wallet.
 *
 * @param confirm lets the provider take the money, and tells whether it could
 */
export async function payIntent(
  gift: BodyOf<typeof createPaymentIntent>,
  confirm: (clientSecret: string) => Promise<boolean>,
): Promise<Outcome> {
  const started = await call(createPaymentIntent, { body: gift })
  if (!started.ok) return outcomeOf(started.refusal)
  const { clientSecret, subscriptionId } = started.value
  if (!(await confirm(clientSecret))) return unauthorized
  const { amount, duration, email } = gift
  const charged = await call(chargeStripe, { body: { amount, duration, email, subscriptionId } })
  return charged.ok ? succeeded : outcomeOf(charged.refusal)
}
