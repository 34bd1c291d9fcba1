import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startTestProvider, type TestProvider } from '../../apps/server/src/testing/start-test-provider.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { findFreePorts, type Product, startProduct } from '../product/start-product.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

let dataDirectory: string
let product: Product
let provider: TestProvider

test.beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'ways-in-'))
  const port = await findFreePorts()
  provider = await startTestProvider([`http://localhost:${port}/signin/oidc/school/callback`])
  const { issuer, clientId, clientSecret, name } = provider.settings
  product = await startProduct({
    dataDirectory,
    port,
    environment: {
      OIDC_PROVIDERS: 'school',
      OIDC_SCHOOL_ISSUER: issuer,
      OIDC_SCHOOL_CLIENT_ID: clientId,
      OIDC_SCHOOL_CLIENT_SECRET: clientSecret,
      OIDC_SCHOOL_NAME: name,
    },
  })
})

test.afterAll(async () => {
  await product.stop()
  await provider.close()
  await rm(dataDirectory, { recursive: true })
})

test.describe('another service', () => {
  test('signs in with one press, and leads back to the page before', async ({ page }) => {
    failOnConsoleErrors(page)
    provider.person = { subject: 'pupil', email: 'pupil@school.example', isVerified: true }
    await page.goto(`${product.origin}/signin?returnTo=/learn/2022/responsive-web-design`)
    await page.getByRole('link', { name: 'Sign in with Hill School' }).click()
    await expect(page.getByText('Welcome! You are signed in.')).toBeVisible()
    await page.getByRole('button', { name: 'No, thank you' }).click()
    await expect(page).toHaveURL(`${product.origin}/learn/2022/responsive-web-design`)
    await expect(page.getByRole('link', { name: /^Your settings/ })).toBeVisible()
  })

  nightly(
    'joins an account of the same address once its mailbox has confirmed',
    async ({ page, browser }) => {
      failOnConsoleErrors(page)
      const email = 'both@school.example'
      await page.goto(`${product.origin}/signin`)
      await signInByCode(page, product, email)
      const context = await browser.newContext()
      const other = await context.newPage()
      provider.person = { subject: 'both', email, isVerified: true }
      await other.goto(`${product.origin}/signin?returnTo=/learn`)
      await other.getByRole('link', { name: 'Sign in with Hill School' }).click()
      await expect(other.getByText('You already have an account with this address.')).toBeVisible()
      await expectNoViolations(other)
      const match = await product.printed(
        new RegExp(`(?:${email}: Your Cairn sign-in code is ([A-Z0-9]{8})[^]*?){2}`),
      )
      await other.getByLabel('Code from the email').fill(match[1] ?? '')
      await other.getByRole('button', { name: 'Sign in' }).click()
      await expect(other.getByText('Welcome! You are signed in.')).toBeVisible()
      await context.close()
    },
  )

  nightly('is seen in the settings, unlinked, and linked again', async ({ page }) => {
    failOnConsoleErrors(page)
    provider.person = { subject: 'linked', email: 'linked@school.example', isVerified: true }
    await page.goto(`${product.origin}/signin?returnTo=/settings/sign-in`)
    await page.getByRole('link', { name: 'Sign in with Hill School' }).click()
    await page.getByRole('button', { name: 'No, thank you' }).click()
    const panel = page.getByRole('region', { name: 'Other services' })
    await expect(panel.getByRole('listitem')).toContainText('Hill School')
    await expect(panel).toContainText('a code by email to linked@school.example always works')
    await expectNoViolations(page)
    await panel.getByRole('button', { name: /^Unlink Hill School/ }).click()
    await expect(page.getByText('That account no longer signs you in.')).toBeVisible()
    await expect(panel.getByText('None linked yet.')).toBeVisible()
    await expectNoViolations(page)
    await panel.getByRole('link', { name: 'Link Hill School' }).click()
    await expect(page).toHaveURL(`${product.origin}/settings/sign-in`)
    await expect(panel.getByRole('listitem')).toContainText('Hill School')
  })

  test('leads back even before the page’s scripts have run', async ({ browser }) => {
    provider.person = { subject: 'hasty', email: 'hasty@school.example', isVerified: true }
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${product.origin}/signin?returnTo=/learn/2022/responsive-web-design`)
    await page.getByRole('link', { name: 'Sign in with Hill School' }).click()
    await expect(page).toHaveURL(/\/learn\/2022\/responsive-web-design\?messages=success/)
    await context.close()
  })

  nightly('that is declined leads to the lessons, with a message', async ({ page }) => {
    provider.person = null
    await page.goto(`${product.origin}/signin`)
    await page.getByRole('link', { name: 'Sign in with Hill School' }).click()
    await expect(page.getByText('You did not sign in.')).toBeVisible()
    await expect(page).toHaveURL(`${product.origin}/learn`)
  })

  nightly('that refuses the place leads to a page that says so, and to all lessons', async ({ page }) => {
    failOnConsoleErrors(page)
    provider.person = null
    provider.reason = 'Access denied from your location.'
    await page.goto(`${product.origin}/signin`)
    await page.getByRole('link', { name: 'Sign in with Hill School' }).click()
    await expect(page).toHaveURL(`${product.origin}/blocked`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page is not available where you are',
    )
    await page.getByRole('link', { name: 'All courses' }).click()
    await expect(page).toHaveURL(`${product.origin}/learn`)
    await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
    provider.reason = undefined
  })

  nightly(
    'that is declined, or refuses the place, answers in the language of the page that was left',
    async ({ page }) => {
      failOnConsoleErrors(page)
      provider.person = null
      await page.goto(`${product.origin}/german/signin`)
      await page.getByRole('link', { name: 'Mit Hill School anmelden' }).click()
      await expect(page).toHaveURL(`${product.origin}/german/learn`)
      await expect(page.getByText('Du hast dich nicht angemeldet.')).toBeVisible()
      provider.reason = 'Access denied from your location.'
      await page.goto(`${product.origin}/german/signin`)
      await page.getByRole('link', { name: 'Mit Hill School anmelden' }).click()
      await expect(page).toHaveURL(`${product.origin}/german/blocked`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Diese Seite gibt es dort nicht, wo du bist',
      )
      provider.reason = undefined
    },
  )
})

nightly(
  'after more requests than an address gets emails, an earlier code still signs in',
  async ({ page }) => {
    const email = 'impatient@example.org'
    const codes = new RegExp(`(?:${email}: Your Cairn sign-in code is ([A-Z0-9]{8})[^]*?){2}`)
    for (const _request of [1, 2, 3]) {
      await page.goto(`${product.origin}/signin`)
      await page.getByLabel('Email address').fill(email)
      await page.getByRole('button', { name: 'Email me a code' }).click()
      await page.getByLabel('Code from the email').waitFor()
    }
    await expect(page.getByText('We have already sent several emails')).toBeVisible()
    await expectNoViolations(page)
    const [, latest = ''] = await product.printed(codes)
    await page.getByLabel('Code from the email').fill(latest)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'No, thank you' })).toBeVisible()
  },
)
