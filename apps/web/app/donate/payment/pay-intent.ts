import { type BodyOf, type createPaymentIntent } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { failedWith, type Outcome, outcomeOf, succeeded } from './outcome.ts'

/**
 * Pays for a gift without an account, or by a wallet.
 *
 * @param confirm lets the provider take the money, and tells whether it could
 */
export async function payIntent(
  gift: BodyOf<typeof createPaymentIntent>,
  confirm: (clientSecret: string) => Promise<boolean>,
): Promise<Outcome> {
  const started = await call('createPaymentIntent', { body: gift })
  if (!started.ok) return outcomeOf(started.refusal)
  const { clientSecret, subscriptionId } = started.value
  if (!(await confirm(clientSecret))) return failedWith('donate.states.authorization-failed', true)
  const { amount, duration, email } = gift
  const charged = await call('chargeStripe', { body: { amount, duration, email, subscriptionId } })
  return charged.ok ? succeeded : outcomeOf(charged.refusal)
}
