import type { VariableName } from './environment-variables.ts'
import { environmentVariables } from './environment-variables.ts'
import { type PlanMode, type Plans, readPlans } from './read-plans.ts'

export type StripeSettings = {
  publishableKey: string
  secretKey: string
  webhookSecret: string
  /** Ids of the monthly prices, for live keys or for test keys, as the secret key is. */
  plans: Plans
  apiUrl: string
  scriptOrigin: string
}

export type PayPalSettings = {
  clientId: string
  clientSecret: string
  webhookId: string
  /** Ids of the monthly plans, live or of the sandbox, as the address is. */
  plans: Plans
  apiUrl: string
  scriptOrigin: string
}

/** The services that donations go through. */
export type DonationConfig = {
  stripe: StripeSettings | null
  paypal: PayPalSettings | null
  patreonUrl: string | null
  isDemo: boolean
}

export const noDonations: DonationConfig = { stripe: null, paypal: null, patreonUrl: null, isDemo: false }

type Value = (name: VariableName) => string

const stripeNames = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
const paypalNames = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const
const addressNames = ['STRIPE_API_URL', 'STRIPE_SCRIPT_ORIGIN', 'PAYPAL_API_URL'] as const
const sandbox = 'https://api-m.sandbox.paypal.com'
const stripePlanNames = { live: 'STRIPE_PLANS', staging: 'STRIPE_STAGING_PLANS' } as const
const paypalPlanNames = { live: 'PAYPAL_PLANS', staging: 'PAYPAL_STAGING_PLANS' } as const

/** Reads the variables about donations; `mistakes` has a line for everything that does not fit together. */
export function readDonations(
  value: Value,
  { isProduction }: { isProduction: boolean },
): { donations: DonationConfig; mistakes: readonly string[] } {
  const stripePlans = readPlans(value, {
    names: stripePlanNames,
    mode: modeOfKey(value('STRIPE_SECRET_KEY')),
    idOf: (amount) => `monthly-donation-${amount}`,
  })
  const isLivePayPal = value('PAYPAL_API_URL') === environmentVariables.PAYPAL_API_URL.default
  const paypalPlans = readPlans(value, { names: paypalPlanNames, mode: isLivePayPal ? 'live' : 'staging' })
  const isDemo = value('DONATION_DEMO') === 'true'
  const donations = {
    stripe:
      value('STRIPE_SECRET_KEY') === ''
        ? null
        : {
            publishableKey: value('STRIPE_PUBLISHABLE_KEY'),
            secretKey: value('STRIPE_SECRET_KEY'),
            webhookSecret: value('STRIPE_WEBHOOK_SECRET'),
            plans: stripePlans.plans,
            apiUrl: value('STRIPE_API_URL'),
            scriptOrigin: value('STRIPE_SCRIPT_ORIGIN'),
          },
    paypal:
      value('PAYPAL_CLIENT_ID') === ''
        ? null
        : {
            clientId: value('PAYPAL_CLIENT_ID'),
            clientSecret: value('PAYPAL_CLIENT_SECRET'),
            webhookId: value('PAYPAL_WEBHOOK_ID'),
            plans: paypalPlans.plans,
            apiUrl: value('PAYPAL_API_URL'),
            scriptOrigin: `https://www.${value('PAYPAL_API_URL') === sandbox ? 'sandbox.' : ''}paypal.com`,
          },
    patreonUrl: value('PATREON_URL') || null,
    isDemo,
  }
  const mistakes = [
    ...missingOf(value, stripeNames),
    ...missingOf(value, paypalNames),
    ...(donations.stripe ? [...stripePlans.mistakes, ...mixedKeys(donations.stripe)] : []),
    ...(donations.paypal ? paypalPlans.mistakes : []),
    ...(isDemo && isProduction
      ? ['DONATION_DEMO=true is not allowed in production, because its gifts are never paid.']
      : []),
    ...(isDemo && donations.stripe
      ? ['DONATION_DEMO=true plays the part of Stripe. Set only one of them.']
      : []),
    ...(isProduction ? addressNames.filter((name) => !isOfficial(name, value(name))).map(notOfficial) : []),
  ]
  return { donations, mistakes }
}

function modeOfKey(key: string): PlanMode {
  return /^[a-z]k_live_/.test(key) ? 'live' : 'staging'
}

/** With one key of each kind, pages would prepare payments that the server does not find. */
function mixedKeys({ publishableKey, secretKey }: StripeSettings): string[] {
  if (publishableKey === '' || modeOfKey(publishableKey) === modeOfKey(secretKey)) return []
  return ['STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY: one is live, and the other is for tests.']
}

/** A service works only with all of its variables. */
function missingOf(value: Value, names: readonly VariableName[]): string[] {
  const missing = names.filter((name) => value(name) === '')
  if (missing.length === 0 || missing.length === names.length) return []
  return [`${missing.join(', ')} missing: ${names.join(', ')} are set together, or none of them.`]
}

function isOfficial(name: (typeof addressNames)[number], address: string): boolean {
  return address === environmentVariables[name].default || (name === 'PAYPAL_API_URL' && address === sandbox)
}

function notOfficial(name: string): string {
  return `${name} is not allowed in production. Money goes to the provider itself.`
}
