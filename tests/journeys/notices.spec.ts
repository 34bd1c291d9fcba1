import { requestSignInMail } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { test } from '../product/journey.ts'
import { startFreshProduct } from '../product/start-fresh-product.ts'
import type { Product } from '../product/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startFreshProduct()
})
test.afterAll(() => product.stop())

const away = (page: Page) => page.getByText('The school is not answering.')
const offline = (page: Page) => page.getByText('You are offline.')

/** The page asks the school for a mail. */
async function askForMail(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Email me a code' }).click()
}

test('a school that does not answer is announced after five seconds, until it does', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${product.origin}/signin`)
  await page.route('**/status/ping', (route) => route.abort())
  await page.route(`**${requestSignInMail.path}`, (route) => route.abort())
  await askForMail(page)
  await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible()
  await page.clock.runFor(4000)
  await expect(away(page)).toBeHidden()
  await page.clock.runFor(1000)
  await expect(away(page)).toBeVisible()
  await page.unroute('**/status/ping')
  await page.clock.runFor(2000)
  await expect(away(page)).toBeHidden()
})

test('a proxy’s own error page means the same; one call that failed is not announced', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${product.origin}/signin`)
  const isBroken = { now: true }
  const answer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
  await page.route('**/status/ping', (route) => (isBroken.now ? route.fulfill(answer) : route.continue()))
  await page.route(`**${requestSignInMail.path}`, (route) => route.fulfill(answer))
  await askForMail(page)
  await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(away(page)).toBeVisible()
  isBroken.now = false
  await page.clock.runFor(2000)
  await expect(away(page)).toBeHidden()

  await askForMail(page)
  const asked = page.waitForResponse('**/status/ping')
  await page.clock.runFor(2000)
  await asked
  await page.clock.runFor(5000)
  await expect(away(page)).toBeHidden()
})

test('a device without a network is told that, and nothing about the school', async ({ page, context }) => {
  await page.clock.install()
  await page.goto(`${product.origin}/signin`)
  await context.setOffline(true)
  await askForMail(page)
  await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(offline(page)).toBeVisible()
  await expect(away(page)).toBeHidden()
  await context.setOffline(false)
  await expect(offline(page)).toBeHidden()
})

test('a page that takes more than a second says that it is on its way', async ({ page }) => {
  await page.clock.install()
  await page.goto(product.origin)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/page-data/**', async (route) => {
    await promise
    await route.continue()
  })
  await page.locator('main').getByRole('link').first().click()
  const notice = page.getByText('The page is on its way …')
  await page.clock.runFor(900)
  await expect(notice).toBeHidden()
  await page.clock.runFor(100)
  await expect(notice).toBeVisible()
  resolve()
  await expect(notice).toBeHidden()
})
