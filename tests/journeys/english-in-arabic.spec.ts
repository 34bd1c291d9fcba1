import { expect } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

nightly('an English sentence with blanks reads from left to right on an Arabic page', async ({ page }) => {
  await page.goto(`${product.origin}/arabic/learn/a2-english-for-developers/first-day-at-the-office/task-1`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.blanks__sentence').first()).toHaveCSS('direction', 'ltr')
  const odin = '/learn/the-odin-project/how-the-web-finds-a-page/from-a-name-to-a-number'
  await page.goto(`${product.origin}/arabic${odin}`)
  await expect(page.locator('.question__answer').first()).toHaveCSS('direction', 'ltr')
  await expect(page.locator('.assignment').first()).toHaveCSS('direction', 'ltr')
})
