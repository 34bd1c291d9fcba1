import { expect, type Page } from '@playwright/test'
import { sampledColors, sampledWidths } from '../product/appearances.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { setProfileFlags } from '../product/set-profile-flags.ts'
import { seedAda } from '../product/seed-ada.ts'
import { profileLessons } from '../product/profile-lessons.ts'
import { openProfile, signInByCode } from '../product/visitor.ts'

const school = openSeededSchool(profileLessons, seedAda)

const open = (page: Page, path: string) => page.goto(school.product.origin + path)

nightly(
  'a new camper is shown where to start, may edit, and sees a private profile as others would',
  async ({ page }) => {
    await open(page, '/signin')
    await signInByCode(page, school.product, 'new@example.org')
    await openProfile(page)
    await expect(page.getByText('No steps completed yet.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/learn',
    )
    await expect(page.getByRole('navigation', { name: 'Timeline' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Edit my profile' })).toHaveAttribute('href', '/settings')
    await setProfileFlags(school.database, { isLocked: true }, 'new@example.org')
    await page.reload()
    await expect(page.getByText('Your profile is private, so only you can see it.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
    await expect(page.getByText('No steps completed yet.')).toBeVisible()
  },
)

nightly('an owner is told what others do not see, and others are not', async ({ page, browser }) => {
  await open(page, '/signin')
  await signInByCode(page, school.product, 'hides@example.org')
  await setProfileFlags(school.database, { showHeatMap: false, showPortfolio: false }, 'hides@example.org')
  await page.reload()
  await openProfile(page)
  const hint = page.getByText('Others do not see these parts of your profile:')
  await expect(hint).toBeVisible()
  // The portfolio is empty, so there is nothing to hide.
  await expect(page.locator('.hidden-parts li')).toHaveText(['My activity'])
  await expect(page.getByRole('link', { name: 'Change your privacy settings' })).toHaveAttribute(
    'href',
    '/settings/privacy',
  )
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(page.url())
  await expect(visitor.getByText('No steps completed yet.')).toBeVisible()
  await expect(visitor.locator('.hidden-parts')).toHaveCount(0)
  await setProfileFlags(school.database, {}, 'hides@example.org')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('the browser caches the session user and revalidates it', async ({ page }) => {
  await open(page, '/signin')
  await signInByCode(page, school.product, 'kept@example.org')
  // The first time the answer is new, as the camper has been asked about mail since; the second time it is the same.
  for (const _time of [1, 2]) {
    await page.reload()
    await expect(page.getByRole('link', { name: /^Your settings/ })).toBeVisible()
  }
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/user/get-session-user'))
      .map((entry) => {
        const { transferSize, encodedBodySize } = entry as PerformanceResourceTiming
        return { transferSize, encodedBodySize }
      }),
  )
  expect(sizes).toHaveLength(1)
  const { transferSize = 0, encodedBodySize = 0 } = sizes[0] ?? {}
  // Only headers came over the network; the body is from the browser's cache.
  expect(encodedBodySize).toBeGreaterThan(1000)
  expect(transferSize).toBeLessThan(encodedBodySize)
})

for (const colorScheme of sampledColors) {
  nightly(`axe finds nothing on a profile and its dialogs in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const width of sampledWidths) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/ada')
      await page.getByText('View as table').click()
      await expectNoViolations(page, { isStrict: true })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.getByRole('button', { name: 'View code of Stone Tower' }).click()
      await expect(page.locator('.tok-comment')).toBeVisible()
      await expectNoViolations(page, { isStrict: true })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'View results of Stone 1', exact: true }).click()
      await expectNoViolations(page, { isStrict: true })
    }
  })
}
