import { passkeySignInOptions, requestSignInMail } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'

const product = openSharedSchool()
test.beforeEach(({ page }) => page.clock.install())

const away = (page: Page) => page.getByText('The school is not answering.')
const offline = (page: Page) => page.getByText('You are offline.')

/** Waits for the page's own first call, so that a form's is the first one to fail. */
async function openSignIn(page: Page): Promise<void> {
  const offered = page.waitForResponse(`**${passkeySignInOptions.path}`)
  await page.goto(`${product.origin}/signin`)
  await offered
}

/** From now on time passes only where a journey says so. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Sends a form, which cannot reach the school, and waits until the page says so. */
async function askInVain(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('ada@example.org')
  await stopTime(page)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('alert').first()).not.toBeEmpty()
}

test('a school that does not answer is announced after five seconds, until it does', async ({ page }) => {
  await openSignIn(page)
  await page.route('**/status/ping', (route) => route.abort())
  await page.route(`**${requestSignInMail.path}`, (route) => route.abort())
  await askInVain(page)
  await page.clock.runFor(4800)
  await expect(away(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(away(page)).toBeVisible()
  await page.unroute('**/status/ping')
  await page.clock.runFor(2000)
  await expect(away(page)).toBeHidden()
})

nightly('the error page of a proxy means that the school is away, too', async ({ page }) => {
  await openSignIn(page)
  const answer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
  await page.route('**/status/ping', (route) => route.fulfill(answer))
  await page.route(`**${requestSignInMail.path}`, (route) => route.fulfill(answer))
  await askInVain(page)
  await page.clock.runFor(5000)
  await expect(away(page)).toBeVisible()
})

nightly(
  'a device without a network is told that, and nothing about the school',
  async ({ page, context }) => {
    await openSignIn(page)
    // The words of a refusal arrive after the page; a device that is offline before says that a part is missing.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await askInVain(page)
    await page.clock.runFor(5000)
    await expect(offline(page)).toBeVisible()
    await expect(away(page)).toBeHidden()
    await context.setOffline(false)
    await expect(offline(page)).toBeHidden()
  },
)

nightly('a page that takes more than a second says that it is on its way', async ({ page }) => {
  await page.goto(`${product.origin}/learn`)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/page-data/**', async (route) => {
    await promise
    await route.continue()
  })
  await stopTime(page)
  const asked = page.waitForRequest('**/page-data/**')
  await page.getByRole('link', { name: 'Curriculum', exact: true }).click()
  await asked
  const notice = page.getByText('The page is on its way …')
  await page.clock.runFor(900)
  await expect(notice).toBeHidden()
  await page.clock.runFor(100)
  await expect(notice).toBeVisible()
  await page.clock.resume()
  resolve()
  await expect(notice).toBeHidden()
})
