import { expect } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

const product = openSharedSchool()

nightly('campers see their devices and sign the others out', async ({ page, browser }) => {
  failOnConsoleErrors(page)
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
  })
  const phone = await elsewhere.newPage()
  for (const device of [phone, page]) {
    await device.goto(`${product.origin}/signin`)
    await signInByCode(device, product, 'devices@example.org', device === phone ? 1 : 2)
  }
  await page.goto(`${product.origin}/settings/sign-in`)
  const panel = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('listitem').first()).toContainText('This device')
  await expect(panel.getByRole('listitem').last()).toContainText('Safari on iPhone')
  await expectNoViolations(page)
  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are now signed in only here.')).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await phone.reload()
  await expect(phone.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
  await elsewhere.close()
})

nightly(
  'devices, passkeys and recovery codes are asked for again when a busy school does not tell them',
  async ({ page }) => {
    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, 'asked-again@example.org')
    const refused = new Set<string>()
    await page.route(/\/(?:sessions|passkeys|recovery-codes)$/, async (route, request) => {
      const isFirst = request.method() === 'GET' && !refused.has(request.url())
      refused.add(request.url())
      await (isFirst ? route.fulfill({ status: 503, json: {} }) : route.fallback())
    })
    await page.goto(`${product.origin}/settings/sign-in`)
    const devices = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
    expect(refused.size).toBe(3)
  },
)

nightly('a camper signs one other device out', async ({ page, browser }) => {
  const phone = await browser.newPage()
  for (const device of [phone, page]) {
    await device.goto(`${product.origin}/signin`)
    await signInByCode(device, product, 'one-device@example.org', device === phone ? 1 : 2)
  }
  await page.goto(`${product.origin}/settings/sign-in`)
  await page.getByRole('button', { name: /^Sign out .*, signed in / }).click()
  await expect(page.getByText('That device is signed out.')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
  await phone.close()
})

nightly('a visitor is asked to sign in first, and comes back', async ({ page }) => {
  await page.goto(`${product.origin}/settings/sign-in`)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInByCode(page, product, 'back@example.org')
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
})

nightly(
  'a camper stays signed in on the page while the school is too busy to say who they are',
  async ({ page }) => {
    await page.goto(`${product.origin}/signin?returnTo=/learn`)
    await signInByCode(page, product, 'busy@example.org')
    let refused = 0
    await page.route('**/user/get-session-user', (route) => {
      refused += 1
      return refused > 2 ? route.continue() : route.fulfill({ status: 503, body: '' })
    })
    await page.goto(`${product.origin}/settings/sign-in`)
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
    expect(refused).toBeGreaterThan(2)
  },
)

for (const colorScheme of sampledColors) {
  test.describe(`in ${colorScheme} colors on a phone`, () => {
    test.use({ colorScheme, viewport: { width: 375, height: 740 } })

    nightly('nothing is wider than the screen, and axe finds nothing', async ({ page }) => {
      await page.goto(`${product.origin}/signin?returnTo=/settings/sign-in`)
      await signInByCode(page, product, `phone-${colorScheme}@example.org`)
      await page.getByRole('button', { name: 'Create recovery codes' }).click()
      await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible()
      await expect(page.getByText('This device')).toBeVisible()
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  })
}
