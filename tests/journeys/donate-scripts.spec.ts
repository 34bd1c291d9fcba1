import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { startFreshProduct } from '../product/start-fresh-product.ts'
import type { Product } from '../product/start-product.ts'
import { serveStripeScript } from '../product/stripe-script.ts'

let product: Product

test.beforeAll(async () => {
  product = await startFreshProduct({
    STRIPE_PUBLISHABLE_KEY: 'pk_test_school',
    STRIPE_SECRET_KEY: 'sk_test_school',
    STRIPE_WEBHOOK_SECRET: 'whsec_school',
  })
})
test.afterAll(() => product.stop())

const byCard = (page: Page) => page.getByRole('button', { name: 'Card or wallet' })
const wallet = (page: Page) => page.getByRole('button', { name: 'Pay with the wallet' })
const pay = '/donate?amount=1000&step=pay'

nightly(
  'the provider’s script is loaded on this page only, and once its way was chosen',
  async ({ page }) => {
    const script = await serveStripeScript(page.context())
    await page.goto(`${product.origin}/learn`)
    await page.getByRole('link', { name: 'Donate' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(byCard(page)).toBeVisible()
    expect(script.asked()).toBe(0)
    await byCard(page).click()
    await expect(wallet(page)).toBeVisible()
    expect(script.asked()).toBe(1)
    await expect(page.getByRole('link', { name: 'Sign in to pay by card' })).toHaveAttribute(
      'href',
      /returnTo=%2Fdonate%3Famount%3D500/,
    )
    await expectNoViolations(page)
  },
)

for (const language of ['', '/german']) {
  nightly(
    `the page after it is another document, without the script, at ${language}/signin`,
    async ({ page }) => {
      await serveStripeScript(page.context())
      await page.goto(product.origin + language + pay)
      await page
        .getByRole('button', { name: language === '' ? 'Card or wallet' : 'Karte oder Wallet' })
        .click()
      await page.locator('#content a[href*="/signin?returnTo=%2Fdonate"]').click()
      const address = `${product.origin}${language}/signin?returnTo=`
      await page.waitForURL((url) => url.href.startsWith(address))
      expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
        address,
      )
      await expect(page.locator('script[src*="stripe"]')).toHaveCount(0)
    },
  )
}

nightly('a script that is kept out is told, loses nothing, and can be tried again', async ({ page }) => {
  const script = await serveStripeScript(page.context())
  script.block(true)
  await page.goto(product.origin + pay)
  await byCard(page).click()
  await expect(page.getByText('The payment form could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your gift: $10 a month' })).toBeVisible()
  script.block(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(wallet(page)).toBeVisible()
})

nightly('a script that is slow is told, and still waited for', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await serveStripeScript(page.context())
  await page.route('https://js.stripe.com/**', async (route) => {
    await arrival
    await route.fallback()
  })
  await page.clock.install()
  await page.goto(product.origin + pay)
  await byCard(page).click()
  await expect(page.getByText('Getting the payment form')).toBeVisible()
  await page.clock.fastForward(9000)
  await expect(page.getByText('The payment form is taking long.')).toBeVisible()
  arrive()
  await expect(wallet(page)).toBeVisible()
})

nightly('twin: another page’s policy keeps the script out', async ({ page }) => {
  const script = await serveStripeScript(page.context())
  await page.goto(`${product.origin}/supporters`)
  const outcome = await page.evaluate(
    async () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        )
        const frame = document.createElement('iframe')
        frame.src = 'https://js.stripe.com/v3/'
        document.body.append(frame)
      }),
  )
  expect(outcome).toBe('frame-src')
  expect(script.asked()).toBe(0)
})
