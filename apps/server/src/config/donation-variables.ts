import { z } from '@cairn/contract'
import type { Variable } from './environment-variables.ts'
import { planList } from './read-plans.ts'

const optional = (pattern: RegExp) => z.union([z.literal(''), z.string().check(z.regex(pattern))])
const webPage = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])
const origin = z.string().check(z.regex(/^https?:\/\/[\w.-]+(?::\d+)?$/))

/** The variables about donations. */
export const donationVariables = {
  STRIPE_PUBLISHABLE_KEY: {
    default: '',
    meaning: 'Key of Stripe that pages show, `pk_…`; see “Donations”. Empty: no cards.',
    check: optional(/^pk_\w+$/),
  },
  STRIPE_SECRET_KEY: {
    default: '',
    meaning: 'Key of Stripe for the server, `sk_…` or `rk_…`.',
    check: optional(/^[sr]k_\w+$/),
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    default: '',
    meaning: 'Secret with which Stripe signs its messages to `/hooks/update-stripe`, `whsec_…`.',
    check: optional(/^whsec_[\w+/=]+$/),
    isSecret: true,
  },
  STRIPE_API_URL: {
    default: 'https://api.stripe.com',
    meaning: 'Where the server reaches Stripe. Another address, for tests, is refused in production.',
    check: origin,
  },
  STRIPE_SCRIPT_ORIGIN: {
    default: 'https://js.stripe.com',
    meaning: 'Where pages load Stripe’s script from. Another address, for tests, is refused in production.',
    check: origin,
  },
  STRIPE_PLANS: {
    default: '',
    meaning:
      'Stripe’s ids of the monthly prices, with live keys, by their amounts in cents: `500=price_1,1000=price_2`. Those of other amounts are `monthly-donation-<amount>`.',
    check: optional(planList),
  },
  STRIPE_STAGING_PLANS: {
    default: '',
    meaning: 'The same with test keys.',
    check: optional(planList),
  },
  PAYPAL_CLIENT_ID: {
    default: '',
    meaning: 'Client id of PayPal; see “Donations”. Empty: no PayPal.',
    check: optional(/^[\w-]+$/),
  },
  PAYPAL_CLIENT_SECRET: {
    default: '',
    meaning: 'Secret of that client.',
    check: optional(/^[\w-]+$/),
    isSecret: true,
  },
  PAYPAL_WEBHOOK_ID: {
    default: '',
    meaning: 'Id of the webhook that leads to `/hooks/update-paypal`.',
    check: optional(/^[\w-]+$/),
  },
  PAYPAL_PLANS: {
    default: '',
    meaning:
      'PayPal’s ids of the monthly plans by their amounts in cents: `500=P-1,1000=P-2,2000=P-3,4000=P-4`. 3000 and 5000 may have one, too.',
    check: optional(planList),
  },
  PAYPAL_STAGING_PLANS: {
    default: '',
    meaning: 'The same in PayPal’s sandbox.',
    check: optional(planList),
  },
  PAYPAL_API_URL: {
    default: 'https://api-m.paypal.com',
    meaning:
      'Where the server reaches PayPal; `https://api-m.sandbox.paypal.com` plays with no money. Another address, for tests, is refused in production.',
    check: origin,
  },
  PATREON_URL: {
    default: '',
    meaning: 'The school’s page on Patreon. Empty: no page links to it.',
    check: webPage,
  },
  DONATION_DEMO: {
    default: 'false',
    meaning:
      '`true` lets donations be tried out without a provider and without money. Refused in production.',
    check: z.enum(['true', 'false']),
  },
} as const satisfies Record<string, Variable>
