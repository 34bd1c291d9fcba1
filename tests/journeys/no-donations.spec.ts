import { expect } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'

const product = openSharedSchool()

for (const path of ['/donate', '/supporters', '/update-stripe-card']) {
  nightly(`${path} of a school that takes no donations says so, and leads on`, async ({ page }) => {
    await page.goto(product.origin + path)
    await expect(
      page.getByRole('heading', { level: 1, name: 'This school takes no donations' }),
    ).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'See all courses' }).click()
    await expect(page).toHaveURL(`${product.origin}/learn`)
  })
}

nightly('nothing else in such a school mentions money', async ({ page }) => {
  await becomeCamper(page.context(), product, 'free@example.org')
  for (const path of ['/', '/learn', '/learn/2022/responsive-web-design', '/settings']) {
    await page.goto(product.origin + path)
    await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/donat|\bgift|\$\d/i)
  }
  // Its lessons may speak of gifts.
  await page.goto(`${product.origin}/learn/javascript-algorithms-and-data-structures-v8`)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expect(page.locator('a[href*="donate"]')).toHaveCount(0)
  const sitemap = await page.request.get(`${product.origin}/sitemap.xml`)
  expect(await sitemap.text()).not.toContain('donate')
})
