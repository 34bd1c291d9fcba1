import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { donationAmounts, maxEmailLength, maxNameLength } from '../limits.ts'

const Amount = z.literal([...donationAmounts])
const Duration = z.literal('month')
const Email = z.string().check(z.minLength(1), z.maxLength(maxEmailLength))
/** An id of the payment provider. */
const ProviderId = z.string().check(z.minLength(1), z.maxLength(200))
const Donating = z.object({ isDonating: z.literal(true) })

/** Starts a monthly donation by wallet or card, with or without an account (docs/reference/api.md, “Donations”). */
export const createPaymentIntent = endpoint('POST', '/donate/create-stripe-payment-intent', {
  access: 'public',
  body: z.strictObject({
    email: Email,
    name: z.string().check(z.maxLength(maxNameLength)),
    amount: Amount,
    duration: Duration,
  }),
  ok: z.object({ subscriptionId: z.string(), clientSecret: z.string() }),
  refusals: { 'flash.donation.amount-invalid': 400, 'flash.donation.not-taken': 403 },
  wordsAs: 'error',
})

/** Records the donation that has been paid for. */
export const chargeStripe = endpoint('POST', '/donate/charge-stripe', {
  access: 'public',
  body: z.strictObject({ amount: Amount, duration: Duration, email: Email, subscriptionId: ProviderId }),
  ok: Donating,
  refusals: { 'flash.donation.amount-invalid': 400, 'flash.donation.not-taken': 403 },
  wordsAs: 'error',
})

/** Charges a camper's card after a few completed challenges, which thieves who try out stolen cards do not have. */
export const chargeStripeCard = endpoint('POST', '/donate/charge-stripe-card', {
  access: 'camper',
  body: z.strictObject({ paymentMethodId: ProviderId, amount: Amount, duration: Duration }),
  ok: z.object({ isDonating: z.literal(true), type: z.literal('success') }),
  refusals: {
    'flash.donation.amount-invalid': 400,
    'flash.donation.too-early': 400,
    'flash.donation.email-needed': 400,
    'signin.required': 401,
    'flash.donation.action-needed': 402,
    'flash.donation.declined': 402,
    'flash.donation.not-taken': 403,
    'flash.donation.already': 409,
  },
  wordsAs: 'error',
  errorTypes: {
    'flash.donation.too-early': 'MethodRestrictionError',
    'flash.donation.email-needed': 'EmailRequiredError',
    'flash.donation.action-needed': 'UserActionRequired',
    'flash.donation.declined': 'PaymentMethodRequired',
    'flash.donation.already': 'AlreadyDonatingError',
  },
})

/** Records a donation by PayPal, or by a card whose owner had to confirm it. */
export const addDonation = endpoint('POST', '/donate/add-donation', {
  access: 'camper',
  body: z.strictObject({ amount: z.optional(Amount), duration: z.optional(Duration) }),
  ok: Donating,
  refusals: {
    'flash.donation.amount-invalid': 400,
    'signin.required': 401,
    'flash.donation.not-taken': 403,
    'flash.donation.already': 409,
  },
})

/** Opens the provider's page for changing the card. */
export const updateStripeCard = endpoint('PUT', '/donate/update-stripe-card', {
  access: 'camper',
  body: z.strictObject({}),
  ok: z.object({ sessionId: z.string() }),
  refusals: {
    'flash.generic-error': 400,
    'signin.required': 401,
    'flash.donation.no-card': 403,
    'flash.donation.not-taken': 403,
  },
  wordsAs: 'error',
})
