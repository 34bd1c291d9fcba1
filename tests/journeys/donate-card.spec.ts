import { expect, type Page } from '@playwright/test'
import {
  startStripeStandIn,
  type StripeStandIn,
} from '../../apps/server/src/testing/donations/stripe-stand-in.ts'
import { signUp } from '../product/certificate-campers.ts'
import { completeStones } from '../product/complete-stones.ts'
import { test } from '../product/journey.ts'
import { profileLessons } from '../product/profile-lessons.ts'
import { type SeededSchool, startSeededSchool } from '../product/start-seeded-school.ts'
import { serveStripeScript } from '../product/stripe-script.ts'

const cards = {
  works: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
}

let stripe: StripeStandIn
let school: SeededSchool

test.beforeAll(async () => {
  stripe = await startStripeStandIn(() => new Date())
  const { publishableKey, secretKey, webhookSecret, apiUrl } = stripe.settings
  school = await startSeededSchool(profileLessons, {
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  })
})
test.afterAll(async () => {
  await school.close()
  await stripe.close()
})

const give = (page: Page) => page.getByRole('button', { name: /^Give / })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!' })

/** How much more the provider has taken since this was called, in cents. */
function watchCharges(): () => number {
  const before = stripe.books.takenCents
  return () => stripe.books.takenCents - before
}

async function openCard(page: Page, email: string, answer: 'succeeded' | 'requires_payment_method') {
  await serveStripeScript(page.context(), { answer, confirm: (id) => stripe.books.authenticate(id) })
  const { userId } = await signUp(page, school, email)
  await completeStones(school.database, userId, [0, 3])
  await page.goto(`${school.product.origin}/donate?amount=1000&duration=month&step=pay`)
  await page.getByRole('button', { name: 'Card or wallet' }).click()
}

async function payBy(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await give(page).click()
}

test('a card that is declined costs nothing, and another one pays once, however often it is clicked', async ({
  page,
}) => {
  const taken = watchCharges()
  await openCard(page, 'declined@example.org', 'succeeded')
  await payBy(page, cards.declined)
  await expect(page.getByRole('status').getByText('Your bank declined the payment.')).toBeVisible()
  expect(taken()).toBe(0)
  await page.getByLabel('Card number').fill(cards.works)
  await give(page).evaluate((button: HTMLButtonElement) => {
    for (let clicks = 0; clicks < 20; clicks += 1) button.click()
  })
  await expect(thanks(page)).toBeFocused()
  expect(taken()).toBe(1000)
})

test('a bank that asks and is answered lets the gift through', async ({ page }) => {
  const taken = watchCharges()
  await openCard(page, 'asked@example.org', 'succeeded')
  await payBy(page, cards.asks)
  await expect(thanks(page)).toBeFocused()
  expect(taken()).toBe(1000)
})

test('a bank that asks and is not answered costs nothing, and the choice is still there', async ({
  page,
}) => {
  const taken = watchCharges()
  await openCard(page, 'unanswered@example.org', 'requires_payment_method')
  await payBy(page, cards.asks)
  await expect(page.getByRole('status').getByText('Your bank did not confirm this payment')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your gift: $10 a month' })).toBeVisible()
  expect(taken()).toBe(0)
})

test('a charge whose answer is lost is found, and charged once', async ({ page }) => {
  const taken = watchCharges()
  await openCard(page, 'lost@example.org', 'succeeded')
  stripe.faults.push({ call: '/confirm', at: 'after', times: 9 })
  await payBy(page, cards.works)
  await expect(thanks(page)).toBeFocused()
  stripe.faults.length = 0
  expect(taken()).toBe(1000)
})

test('a visitor pays by wallet, without an account', async ({ page }) => {
  const taken = watchCharges()
  await serveStripeScript(page.context(), {
    answer: 'succeeded',
    confirm: (id) => stripe.books.authenticate(id),
  })
  await page.goto(`${school.product.origin}/donate?amount=4000&duration=onetime&step=pay`)
  await page.getByRole('button', { name: 'Card or wallet' }).click()
  await page.getByRole('button', { name: 'Pay with the wallet' }).click()
  await expect(thanks(page)).toBeFocused()
  expect(taken()).toBe(4000)
})
