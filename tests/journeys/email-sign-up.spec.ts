import { expect, type Page } from '@playwright/test'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { enterCode, failOnConsoleErrors } from '../product/visitor.ts'

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const question = (page: Page) => page.getByRole('heading', { name: 'Welcome to Cairn' })

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${product.origin}/signin?returnTo=/search`)
  await enterCode(page, product, email)
  await expect(question(page)).toBeVisible()
}

nightly('a new camper who leaves the question of mail open is not asked again', async ({ page }) => {
  await signUp(page, 'leaves@example.org')
  await expectAccessibleIn(page, [
    [1280, 'ltr'],
    [320, 'rtl'],
  ])
  expect(await sessionUser(page, product)).toMatchObject({ acceptedPrivacyTerms: false })
  await page.getByRole('banner').getByRole('link', { name: 'Cairn' }).click()
  await expect.poll(() => sessionUser(page, product)).toMatchObject({ acceptedPrivacyTerms: true })
  expect((await sessionUser(page, product)).sendQuincyEmail).toBeUndefined()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${product.origin}/learn`)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expect(page).toHaveURL(`${product.origin}/learn`)
})

nightly('an answer leads back to where the camper was, and there is no second one', async ({ page }) => {
  await signUp(page, 'answers@example.org')
  await page.getByRole('button', { name: 'Yes, please' }).click()
  await expect(page).toHaveURL(`${product.origin}/search`)
  expect(await sessionUser(page, product)).toMatchObject({
    acceptedPrivacyTerms: true,
    sendQuincyEmail: true,
  })
  await page.goto(`${product.origin}/email-sign-up`)
  await expect(page).toHaveURL(`${product.origin}/learn`)
})

nightly('a visitor is led to sign in first', async ({ page }) => {
  await page.goto(`${product.origin}/email-sign-up`)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})
