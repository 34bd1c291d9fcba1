import { Stripe } from 'stripe'

/** Whether Stripe refused a call for what it asked: with this code, about this parameter, or at all. */
export function isInvalid(
  error: unknown,
  { code, param }: { code?: string; param?: string } = {},
): error is Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (code === undefined || error.code === code) &&
    (param === undefined || error.param === param)
  )
}
