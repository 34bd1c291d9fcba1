import { describe, expect, test } from 'vitest'
import { readConfig, readDonationConfig } from './config.ts'

const stripe = {
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const paypal = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_PLANS: '500=P-1,1000=P-2,2000=P-3,4000=P-4',
}
const sandbox = 'https://api-m.sandbox.paypal.com'
const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost',
  APP_ORIGIN: 'https://school.example',
}

describe('the configuration of donations', () => {
  test('opens nothing by itself', () => {
    expect(readConfig({}).donations).toEqual({ stripe: null, paypal: null, patreonUrl: null, isDemo: false })
  })

  test('opens the providers whose variables are set', () => {
    const { donations } = readConfig({ ...production, ...stripe, ...paypal })
    expect(donations.stripe).toMatchObject({ apiUrl: 'https://api.stripe.com', secretKey: 'sk_test_1' })
    expect(donations.paypal?.plans).toEqual({ 500: 'P-1', 1000: 'P-2', 2000: 'P-3', 4000: 'P-4' })
    expect(readDonationConfig({ ...stripe, ...paypal })).toEqual(donations)
  })

  test.for([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET missing'],
    [{ PAYPAL_CLIENT_ID: 'client' }, 'PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID missing'],
    [{ ...paypal, PAYPAL_PLANS: '500=P-1' }, 'PAYPAL_PLANS has no plan for 1000, 2000, 4000 cents'],
    [
      { ...paypal, PAYPAL_API_URL: sandbox },
      'PAYPAL_STAGING_PLANS has no plan for 500, 1000, 2000, 4000 cents',
    ],
    [{ ...stripe, STRIPE_PLANS: '700=price_7' }, 'STRIPE_PLANS has a plan for 700 cents'],
    [{ ...paypal, PAYPAL_STAGING_PLANS: '700=P-7' }, 'PAYPAL_STAGING_PLANS has a plan for 700 cents'],
    [{ ...stripe, STRIPE_PLANS: '500' }, 'STRIPE_PLANS='],
    [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' }, 'one is live, and the other is for tests'],
    [{ ...production, DONATION_DEMO: 'true' }, 'not allowed in production'],
    [{ ...stripe, DONATION_DEMO: 'true' }, 'plays the part of Stripe'],
    [
      { ...production, STRIPE_API_URL: 'https://stripe.example' },
      'STRIPE_API_URL is not allowed in production',
    ],
    [
      { ...production, PAYPAL_API_URL: 'https://paypal.example' },
      'PAYPAL_API_URL is not allowed in production',
    ],
    [{ PATREON_URL: 'javascript:alert(1)' }, 'PATREON_URL='],
  ] as const)('%o is refused with a line that says so', ([environment, line]) => {
    expect(() => readConfig(environment)).toThrow(line)
  })

  test('a wrong secret is not repeated', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'hunter2 hunter2' })).toThrow(
      'STRIPE_SECRET_KEY is not valid',
    )
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'hunter2 hunter2' })).not.toThrow('hunter2')
  })

  test('PayPal’s sandbox may be used anywhere, because it plays with no money', () => {
    const staging = { PAYPAL_API_URL: sandbox, PAYPAL_STAGING_PLANS: paypal.PAYPAL_PLANS }
    expect(readConfig({ ...production, ...paypal, ...staging }).donations.paypal?.apiUrl).toBe(sandbox)
  })
})

describe('the monthly plans', () => {
  const six = (prefix: string) =>
    Object.fromEntries([500, 1000, 2000, 3000, 4000, 5000].map((amount) => [amount, `${prefix}${amount}`]))
  const list = (prefix: string) =>
    Object.entries(six(prefix))
      .map((pair) => pair.join('='))
      .join(',')
  const both = (provider: string) => ({
    [`${provider}_PLANS`]: list('live-'),
    [`${provider}_STAGING_PLANS`]: list('staging-'),
  })
  const liveKeys = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_SECRET_KEY: 'sk_live_1' }

  test.for([
    ['staging-', {}],
    ['live-', liveKeys],
    ['live-', { ...liveKeys, STRIPE_SECRET_KEY: 'rk_live_1' }],
  ] as const)('of Stripe are those of its keys: %s', ([prefix, keys]) => {
    const { donations } = readConfig({ ...stripe, ...both('STRIPE'), ...keys })
    expect(donations.stripe?.plans).toEqual(six(prefix))
  })

  test.for([
    ['live-', {}],
    ['staging-', { PAYPAL_API_URL: sandbox }],
    ['staging-', { PAYPAL_API_URL: 'http://localhost:9000' }],
  ] as const)('of PayPal are those of its address: %s', ([prefix, address]) => {
    const { donations } = readConfig({ ...paypal, ...both('PAYPAL'), ...address })
    expect(donations.paypal?.plans).toEqual(six(prefix))
  })

  test('of Stripe have names of their own where none are set', () => {
    const { donations } = readConfig({ ...stripe, STRIPE_STAGING_PLANS: '500=price_1' })
    expect(donations.stripe?.plans).toEqual({ ...six('monthly-donation-'), 500: 'price_1' })
  })
})
