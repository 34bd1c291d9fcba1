import { Stripe } from 'stripe'
import { ProviderAway } from '#donations/attempts/provider.ts'

/**
 * Does a call. What Stripe refuses for good is a fault of ours and stays an error; everything else may work later.
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
    throw error
  }
}
