import { Stripe } from 'stripe'
import { ProviderAway } from '#donations/attempts/provider.ts'

/**
 * Does a call. What Stripe refuses for good is a fault of ours, such as a key that was withdrawn: an error without
 * Stripe's status, which would pass for the status of the answer to the caller. Everything else may work later.
 *
 * @throws ProviderAway
 */
export async function answered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError } =
      Stripe.errors
    const isAway = [StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    )
    if (isAway) throw new ProviderAway('Stripe does not answer', { cause: error })
    if (error instanceof Stripe.errors.StripeError) throw new Error('Stripe refuses', { cause: error })
    throw error
  }
}
