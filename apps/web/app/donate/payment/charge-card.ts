import { call } from '#shared/call/call.ts'
import type { Gift } from '#donate/gift/gift.ts'
import { failedWith, type Outcome, outcomeOf, succeeded } from './outcome.ts'

type Card = { attemptId: string; paymentMethodId: string }

/**
 * Charges a camper's card.
 *
 * @param confirm lets the camper answer the bank's question, and tells whether the bank was content
 */
export async function chargeCard(
  gift: Gift,
  card: Card,
  confirm: (clientSecret: string) => Promise<boolean>,
): Promise<Outcome> {
  const answer = await call('chargeStripeCard', { body: { ...gift, ...card } })
  if (answer.ok) return succeeded
  const { key, clientSecret } = answer.refusal
  if (key !== 'flash.donation.action-needed' || clientSecret === undefined) return outcomeOf(answer.refusal)
  if (!(await confirm(clientSecret))) return failedWith('donate.states.authorization-failed', true)
  const { attemptId } = card
  const added = await call('addDonation', { body: { ...gift, attemptId } })
  // Already a supporter: the provider was faster than this call.
  if (added.ok || added.refusal.key === 'flash.donation.already') return succeeded
  return outcomeOf(added.refusal)
}
