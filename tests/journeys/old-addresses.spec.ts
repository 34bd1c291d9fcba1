import { expect, type Page } from '@playwright/test'
import { entry, signUp, slug } from '../product/certificate-campers.ts'
import { certificateLessons } from '../product/certificate-lessons.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

const school = openSeededSchool(certificateLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 404/ }))

const open = (page: Page, path: string) => page.goto(school.product.origin + path)
const claimAddress = `/settings/certifications#cert-${slug}`

nightly(
  '/get-certification leads to the claim of that certification, which says what is missing',
  async ({ page }) => {
    await signUp(page, school, 'former@example.org')
    await open(page, `/get-certification/${slug}`)
    await expect(page).toHaveURL(school.product.origin + claimAddress)
    await expect(entry(page)).toHaveJSProperty('open', true)
    await expect(entry(page).getByText('Not done yet')).toHaveCount(2)
    await expect(entry(page).getByRole('link', { name: 'Stone Tower' })).toBeInViewport()
    await expect(entry(page, 'full-stack')).toHaveJSProperty('open', false)
    // Back leads to where the reader was, and not into a circle.
    await open(page, '/learn')
    await open(page, '/get-certification/no-such-certificate')
    await expect(page).toHaveURL(/\/settings\/certifications#cert-no-such-certificate$/)
    await page.goBack()
    await expect(page).toHaveURL(`${school.product.origin}/learn`)
  },
)

nightly('/get-certification leads visitors there once they have signed in', async ({ page }) => {
  await open(page, `/get-certification/${slug}`)
  await expect(page).toHaveURL(school.product.origin + claimAddress)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInByCode(page, school.product, 'former-visitor@example.org')
  await expect(page).toHaveURL(school.product.origin + claimAddress)
  await expect(entry(page)).toHaveJSProperty('open', true)
})

nightly('/user leads to the profile, in the language of the address', async ({ page }) => {
  const { username } = await signUp(page, school, 'former-name@example.org')
  await open(page, `/user/${username}`)
  await expect(page).toHaveURL(`${school.product.origin}/${username}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(username)
  await open(page, `/german/user/${username}`)
  await expect(page).toHaveURL(`${school.product.origin}/german/${username}`)
})

test('an address that never was one says so', async ({ page }) => {
  await open(page, '/user/ada/secret')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${school.product.origin}/user/ada/secret`)
})

nightly('without scripts, a link leads on', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await open(page, `/get-certification/${slug}`)
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', claimAddress)
  await open(page, '/user/ada')
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/ada')
  await page.close()
})
