import { chargeStripeCard } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { openCommandLine } from '#testing/open-command-line.ts'

const school = await openDonationSchool()
const { stripe } = school
const type = await openCommandLine(school)
const provider = {
  STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
  STRIPE_SECRET_KEY: stripe.settings.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
  STRIPE_API_URL: stripe.settings.apiUrl,
}

async function give() {
  const camper = await school.learner()
  const gift = { ...school.gift(), paymentMethodId: 'pm_card_visa' }
  await camper.call(chargeStripeCard, gift)
  return { camper, ...gift }
}

describe('donations refund', () => {
  test('returns all money of a gift, and ends it', async () => {
    const { camper, attemptId } = await give()
    const { printed } = await type(`donations refund ${attemptId}`, provider)
    expect(printed).toBe(`The gift ${attemptId} is refunded now.`)
    expect((await camper.me()).isDonating).toBe(false)
    const again = await type(`donations refund ${attemptId}`, provider)
    expect(again.printed).toBe(printed)
    expect(stripe.books.list('refund')).toHaveLength(1)
    expect(stripe.books.list('subscription').at(-1)?.status).toBe('canceled')
  })

  test.for(['0'.repeat(32), 'ada'])('says that there is no gift %s', async (number) => {
    const { exitCode, complaints } = await type(`donations refund ${number}`, provider)
    expect([exitCode, complaints]).toEqual([1, `There is no gift with the number “${number}”.`])
  })
})

describe('donations reconcile', () => {
  test('finds what no message has told, and what the provider has and the school does not', async () => {
    const { camper } = await give()
    const subscription = stripe.books.list('subscription').at(-1)
    stripe.books.answer('DELETE', `/v1/subscriptions/${subscription?.id}`, {})
    const [customer] = stripe.books.list('customer')
    stripe.books.answer('POST', '/v1/payment_intents', {
      customer: customer?.id,
      amount: '500',
      metadata: { attemptId: 'f'.repeat(32) },
    })
    const stray = stripe.books.list('payment_intent').at(-1)?.id ?? ''
    stripe.books.confirm(stray, 'pm_card_visa')
    school.pass(3 * 60 * 1000)
    const { printed } = await type('donations reconcile', provider)
    expect(printed).toContain('1 had changed, 0 could not be asked about')
    expect(printed).toContain(`paid for ${stray}, which is in no book here`)
    expect((await camper.me()).isDonating).toBe(false)
  })

  test('says that no provider is configured', async () => {
    const { exitCode, complaints } = await type('donations reconcile')
    expect([exitCode, complaints]).toEqual([1, expect.stringContaining('No provider is configured')])
  })
})

describe('donations export', () => {
  test('prints every payment, without names and addresses', async () => {
    const { attemptId } = await give()
    const { printed } = await type('donations export')
    const [header, ...lines] = printed.split('\n')
    expect(header).toBe('paid_at,provider,payment,gift,duration,status,cents,refunded_cents,currency')
    expect(lines.filter((line) => line.includes(attemptId))).toEqual([
      expect.stringMatching(/,stripe,ch_\d+,[0-9a-f]{32},month,succeeded,500,0,USD$/),
    ])
    expect(printed).not.toContain('@')
  })
})
