import type { Stripe } from 'stripe'

/** The attempt that an object of Stripe was made for; undefined for what is not ours. */
export function attemptIdOf(metadata: Stripe.Metadata | null | undefined): string | undefined {
  const attemptId = metadata?.['attemptId']
  return attemptId !== undefined && /^[0-9a-f]{32}$/.test(attemptId) ? attemptId : undefined
}
