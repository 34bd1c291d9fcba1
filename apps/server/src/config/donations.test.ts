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
    [{ PAYPAL_CLIENT_ID: 'client' }, 'PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_PLANS missing'],
    [{ ...paypal, PAYPAL_PLANS: '500=P-1' }, 'no plan for 1000, 2000, 4000 cents'],
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
    const sandbox = { PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' }
    expect(readConfig({ ...production, ...paypal, ...sandbox }).donations.paypal?.apiUrl).toBe(
      sandbox.PAYPAL_API_URL,
    )
  })
})
