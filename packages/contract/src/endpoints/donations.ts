import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AttemptId, DonationDuration, donationStatuses, giftMeans } from '../entities/donation.ts'
import { donationAmounts, maxEmailLength, maxNameLength } from '../limits.ts'

const Amount = z.literal([...donationAmounts])
const Email = z.string().check(z.minLength(1), z.maxLength(maxEmailLength))
/** An id of the payment provider. */
const ProviderId = z.string().check(z.minLength(1), z.maxLength(200))
const Donating = z.object({ isDonating: z.literal(true) })

/** What can keep any gift from being started. */
const notStarted = {
  'flash.donation.amount-invalid': 400,
  'flash.donation.not-taken': 403,
  'flash.donation.stopped': 403,
  'flash.donation.already': 409,
  'flash.donation.attempt-used': 409,
  'flash.donation.unconfirmed': 409,
  'flash.donation.provider-away': 502,
} as const

/** Starts a donation by wallet or card, with or without an account (docs/reference/api.md, “Donations”). */
export const createPaymentIntent = endpoint('POST', '/donate/create-stripe-payment-intent', {
  access: 'public',
  body: z.strictObject({
    email: Email,
    name: z.string().check(z.maxLength(maxNameLength)),
    amount: Amount,
    duration: DonationDuration,
    attemptId: z.optional(AttemptId),
  }),
  /** `subscriptionId` is the payment's own id for a gift that is given once. */
  ok: z.object({ attemptId: AttemptId, subscriptionId: z.string(), clientSecret: z.string() }),
  refusals: { ...notStarted, 'flash.email-invalid': 400 },
  wordsAs: 'error',
})

/** Asks the provider whether the donation has been paid, and records it. */
export const chargeStripe = endpoint('POST', '/donate/charge-stripe', {
  access: 'public',
  body: z.strictObject({
    amount: Amount,
    duration: DonationDuration,
    email: Email,
    subscriptionId: ProviderId,
  }),
  ok: Donating,
  refusals: {
    'flash.donation.amount-invalid': 400,
    'flash.donation.not-taken': 403,
    'flash.donation.unconfirmed': 409,
    'flash.donation.provider-away': 502,
  },
  wordsAs: 'error',
})

/** Charges a camper's card after a few completed challenges, which thieves who try out stolen cards do not have. */
export const chargeStripeCard = endpoint('POST', '/donate/charge-stripe-card', {
  access: 'camper',
  body: z.strictObject({
    paymentMethodId: ProviderId,
    amount: Amount,
    duration: DonationDuration,
    attemptId: z.optional(AttemptId),
  }),
  ok: z.object({ isDonating: z.literal(true), type: z.literal('success') }),
  refusals: {
    ...notStarted,
    'flash.donation.too-early': 400,
    'flash.donation.email-needed': 400,
    'signin.required': 401,
    'flash.donation.action-needed': 402,
    'flash.donation.declined': 402,
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

/** Starts a donation by PayPal: its buttons take the id, and browsers without them follow the address. */
export const createPayPalPayment = endpoint('POST', '/donate/create-paypal-payment', {
  access: 'public',
  body: z.strictObject({ amount: Amount, duration: DonationDuration, attemptId: z.optional(AttemptId) }),
  ok: z.object({ attemptId: AttemptId, id: z.string(), approveUrl: z.string() }),
  refusals: notStarted,
  wordsAs: 'error',
})

/** Asks the provider about a camper's latest gift: by PayPal, or by a card whose owner had to confirm it. */
export const addDonation = endpoint('POST', '/donate/add-donation', {
  access: 'camper',
  body: z.strictObject({
    amount: z.optional(Amount),
    duration: z.optional(DonationDuration),
    attemptId: z.optional(AttemptId),
  }),
  ok: Donating,
  refusals: {
    'flash.donation.amount-invalid': 400,
    'signin.required': 401,
    'flash.donation.not-taken': 403,
    'flash.donation.already': 409,
    'flash.donation.unconfirmed': 409,
    'flash.donation.provider-away': 502,
  },
})

/** How an attempt to donate is going, as its provider tells it; for the browser that knows the attempt's secret id. */
export const checkDonation = endpoint('POST', '/donate/check-donation', {
  access: 'public',
  body: z.strictObject({ attemptId: AttemptId }),
  ok: z.object({ status: z.enum(donationStatuses) }),
  refusals: {
    'flash.generic-error': 400,
    'flash.donation.not-taken': 403,
    'flash.donation.unknown': 404,
    'flash.donation.provider-away': 502,
  },
  wordsAs: 'error',
})

/**
 * How a camper's monthly gift is paid, and so where it is changed; null without one. Its sum in cents and the time at
 * which it was begun tell it apart from one that another person gives under the camper's address.
 */
export const showMonthlyGift = endpoint('GET', '/donate/monthly-gift', {
  access: 'camper',
  ok: z.object({
    paidBy: z.nullable(z.enum(giftMeans)),
    amount: z.nullable(z.int()),
    begunAt: z.nullable(z.iso.datetime()),
  }),
  refusals: { 'signin.required': 401 },
})

/** Opens the provider's page for changing the card. */
export const updateStripeCard = endpoint('PUT', '/donate/update-stripe-card', {
  access: 'camper',
  body: z.strictObject({}),
  /** Browsers go to `url`; the provider's script no longer takes them there by the id. */
  ok: z.object({ sessionId: z.string(), url: z.string() }),
  refusals: {
    'flash.generic-error': 400,
    'signin.required': 401,
    'flash.donation.no-card': 403,
    'flash.donation.not-taken': 403,
    'flash.donation.provider-away': 502,
  },
  wordsAs: 'error',
})
