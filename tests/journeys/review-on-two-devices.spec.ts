import { expect, type Page } from '@playwright/test'
import { finishReviewLessons } from '../product/finish-review-lessons.ts'
import { nightly } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { reviewLessons } from '../product/review-lessons.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

const dayMs = 24 * 60 * 60 * 1000
const email = 'two-devices@example.org'
const product = openSchool(reviewLessons)

const openReview = (page: Page) => page.goto(`${product.origin}/learn/review`)
const check = (page: Page) => page.getByRole('button', { name: 'Check your answers' }).click()
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

nightly('what a visitor has reviewed follows the account that they sign in to', async ({ page, browser }) => {
  failOnConsoleErrors(page)
  await page.clock.setSystemTime(Date.now() - 2 * dayMs)
  await finishReviewLessons(page, product)
  await page.clock.setFixedTime(Date.now())
  await openReview(page)
  await page.getByLabel('Green 1').check()
  await check(page)
  await next(page)
  await page.getByLabel('Gray 2').check()
  await check(page)
  await next(page)
  await page.getByLabel('Blank 1').fill('gray')
  await check(page)
  await next(page)
  await expect(page.getByRole('heading', { name: '2 of 3 questions right' })).toBeVisible()
  const saved = page.waitForResponse('**/user/reviews')
  await page.goto(`${product.origin}/signin`)
  await signInByCode(page, product, email)
  expect((await saved).status()).toBe(200)

  const phone = await browser.newPage()
  failOnConsoleErrors(phone)
  await phone.goto(`${product.origin}/signin`)
  await signInByCode(phone, product, email, 2)
  await openReview(phone)
  await expect(phone.getByText('Nothing to review today.')).toBeVisible()
  await phone.clock.setFixedTime(Date.now() + 1.1 * dayMs)
  await openReview(phone)
  await expect(phone.getByText('1 of 1', { exact: true })).toBeVisible()
  await phone.getByLabel('Gray 1').check()
  const known = phone.waitForResponse(
    (response) => response.url().endsWith('/user/reviews') && response.request().method() === 'PUT',
  )
  await check(phone)
  await known

  await page.clock.setFixedTime(Date.now() + 1.1 * dayMs)
  await openReview(page)
  await expect(page.getByText('Nothing to review today.')).toBeVisible()
  await phone.close()
})

nightly('without the school, a camper is told that the questions could not be loaded', async ({ page }) => {
  await page.goto(`${product.origin}/signin`)
  await signInByCode(page, product, 'offline@example.org')
  await page.route('**/user/reviews', (route) => route.abort())
  await openReview(page)
  await expect(page.getByText('We could not load your questions.')).toBeVisible()
})
