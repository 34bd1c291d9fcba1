import {
  type PayPalStandIn,
  startPayPalStandIn,
} from '../../apps/server/src/testing/donations/paypal-stand-in.ts'
import {
  startStripeStandIn,
  type StripeStandIn,
} from '../../apps/server/src/testing/donations/stripe-stand-in.ts'
import { forJourneys } from './open-school.ts'
import { profileLessons } from './profile-lessons.ts'
import { type SeededSchool, startSeededSchool } from './start-seeded-school.ts'

export type GivingSchool = SeededSchool & { stripe: StripeStandIn; paypal: PayPalStandIn }

/** A school that takes cards and PayPal, and its providers, for all journeys of a file. */
export function openGivingSchool(lessons: Readonly<Record<string, string>> = profileLessons): GivingSchool {
  return forJourneys(async () => {
    const now = () => new Date()
    const [stripe, paypal] = await Promise.all([startStripeStandIn(now), startPayPalStandIn(now)])
    const school = await startSeededSchool(lessons, {
      STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_STAGING_PLANS: listed(stripe.settings.plans),
      STRIPE_API_URL: stripe.settings.apiUrl,
      PAYPAL_CLIENT_ID: paypal.settings.clientId,
      PAYPAL_CLIENT_SECRET: paypal.settings.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.settings.webhookId,
      PAYPAL_STAGING_PLANS: listed(paypal.settings.plans),
      PAYPAL_API_URL: paypal.settings.apiUrl,
      // Each donor gives from a network of their own, as what one network may do is limited.
      TRUST_PROXY: '127.0.0.1,::1',
    })
    const close = async () => {
      await school.close()
      await Promise.all([stripe.close(), paypal.close()])
    }
    return { ...school, stripe, paypal, close }
  })
}

/** Ids of plans as variables list them. */
function listed(plans: Readonly<Record<string, string>>): string {
  return Object.entries(plans)
    .map((plan) => plan.join('='))
    .join(',')
}
