import { getSessionUser, limits, sessionAgeHeader } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { nightly, test } from '../product/journey.ts'
import { lookAgain } from '../product/look-again.ts'
import { openSharedSchool } from '../product/open-school.ts'

const product = openSharedSchool()

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Signing you out' })
const settings = (page: Page) => page.getByRole('link', { name: /^Your settings/ })
const statusOfSession = async (page: Page) =>
  (await page.request.get(product.origin + getSessionUser.path)).status()

/** Opens a page whose clock the journey moves. */
async function open(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(`${product.origin}/learn`)
  // Only now the school has said how long ago the camper signed in.
  await expect(settings(page)).toHaveCount(1)
}

/** Lets six hours pass for the page, and for what the school says about the session. */
async function passSixHours(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + limits.automaticSignOutMs - 60_000))
  await expect(dialog(page)).toBeHidden()
  await page.route(`**${getSessionUser.path}`, async (route) => {
    const response = await route.fetch()
    const age = { [sessionAgeHeader]: String(limits.automaticSignOutMs) }
    await route.fulfill({ response, headers: { ...response.headers(), ...age } })
  })
  await page.clock.fastForward(60_000)
  await expect(async () => {
    // The part of the page that counts arrives late, and React may show it a moment of this clock later.
    await page.clock.runFor(20)
    await expect(dialog(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('six hours after sign-in a dialog says so, and half a second later the camper is signed out', async ({
  page,
}) => {
  await becomeCamper(page.context(), product, 'six-hours@example.org')
  await open(page)
  await passSixHours(page)
  await expect(settings(page)).toHaveCount(1)
  await page.clock.fastForward(500)
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
  expect(await statusOfSession(page)).toBe(401)
})

nightly('a page that was open before does not end a session that began since', async ({ page, context }) => {
  await becomeCamper(context, product, 'signs-in-again@example.org')
  await open(page)
  await context.clearCookies()
  await becomeCamper(context, product, 'signs-in-again@example.org')
  const asked = page.waitForResponse(`**${getSessionUser.path}`)
  await page.clock.pauseAt(new Date(Date.now() + limits.automaticSignOutMs + 1000))
  await lookAgain(page)
  await (await asked).finished()
  await page.clock.runFor(2000)
  await expect(settings(page)).toHaveCount(1)
  await expect(dialog(page)).toBeHidden()
  expect(await statusOfSession(page)).toBe(200)
})

nightly('a camper who would rather stay on the page can go on with it', async ({ page, context }) => {
  await becomeCamper(context, product, 'would-rather-stay@example.org')
  await open(page)
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  // Browsers ask only those who have used the page.
  await page.mouse.click(5, 5)
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  page.once('dialog', async (question) => {
    await question.dismiss()
    resolve()
  })
  await passSixHours(page)
  await page.clock.fastForward(500)
  await asked
  await page.clock.fastForward(5000)
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`${product.origin}/learn`)
})
