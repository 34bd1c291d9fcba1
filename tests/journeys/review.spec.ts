import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { finishReviewLessons } from '../product/finish-review-lessons.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { reviewLessons } from '../product/review-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const dayMs = 24 * 60 * 60 * 1000
const product = openSchool(reviewLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(product.origin + path)

test('a visitor is asked about a finished lesson a day later, and again when they missed it', async ({
  page,
}) => {
  await open(page, '/learn/review')
  await expect(page.getByText('Nothing to review yet.')).toBeVisible()
  await finishReviewLessons(page, product)
  await open(page, '/learn')
  await page.getByRole('link', { name: 'Review what you have learned' }).click()
  await expect(page.getByText('The next questions come on')).toBeVisible()

  await page.clock.setFixedTime(Date.now() + 1.1 * dayMs)
  await open(page, '/learn/review')
  await page.getByLabel('Green 1').check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByText('Moss is green, stones are not.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look at “Stone 1” again' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Gray 2').check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Blank 1').fill('Gray')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Correct!')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: '2 of 3 questions right' })).toBeFocused()

  await page.clock.setFixedTime(Date.now() + 2.2 * dayMs)
  await open(page, '/learn/review')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Gray 1')).toBeVisible()
})

for (const colorScheme of sampledColors) {
  nightly(
    `a review works by keyboard alone, is accessible and fits a phone, ${colorScheme}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 640 })
      await finishReviewLessons(page, product)
      await page.clock.setFixedTime(Date.now() + 1.1 * dayMs)
      await open(page, '/learn/review')
      await page.getByLabel('Gray 1').focus()
      await page.keyboard.press('Space')
      await expectAccessibleIn(page, [[320, 'rtl']])
      await page.keyboard.press('Enter')
      await expect(page.getByText('Correct!')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      await expectAccessibleIn(page, [[320, 'rtl']])
    },
  )
}
