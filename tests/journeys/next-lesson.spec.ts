import { expect, type Page } from '@playwright/test'
import { test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

const block = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide'

const product = openSharedSchool()

async function finishFirstStep(page: Page): Promise<void> {
  await page.goto(`${product.origin}${block}/step-1`)
  await expect(page.getByText('1 of 10 in this block')).toBeVisible()
  await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/step-2$/)
}

test('after a step the next one is announced, and the camper can type at once', async ({ page }) => {
  failOnConsoleErrors(page)
  await finishFirstStep(page)
  await expect(page.getByRole('status').getByText('Step 2. 2 of 10 in this block')).toBeAttached()
  await expect(page.locator('.cm-content')).toBeFocused()

  await page.goto(`${product.origin}${block}/step-1`)
  await expect(page.locator('.lesson-heading')).toContainText('Done')
  await expect(page.locator('.cm-content')).not.toBeFocused()
})

test('on a phone the next step begins with its text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await finishFirstStep(page)
  await expect(page.getByRole('heading', { name: 'Step 2' })).toBeVisible()
  await expect(page.locator('.instructions')).toBeFocused()
})
