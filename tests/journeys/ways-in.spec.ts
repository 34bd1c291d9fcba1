import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startTestProvider, type TestProvider } from '../../apps/server/src/testing/start-test-provider.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
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
  test('signs in with one press, and leads back to where one was', async ({ page }) => {
    failOnConsoleErrors(page)
    provider.person = { subject: 'pupil', email: 'pupil@school.example', isVerified: true }
    await page.goto(`${product.origin}/signin?returnTo=/learn/2022/responsive-web-design`)
    await page.getByRole('link', { name: 'Sign in with Hill School' }).click()
    await expect(page.getByText('Welcome! You are signed in.')).toBeVisible()
    await expect(page).toHaveURL(`${product.origin}/learn/2022/responsive-web-design`)
    await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible()
  })

  test('joins an account of the same address once its mailbox has confirmed', async ({ page, browser }) => {
    failOnConsoleErrors(page)
    const email = 'both@school.example'
    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, email)
    const context = await browser.newContext()
    const other = await context.newPage()
    provider.person = { subject: 'both', email, isVerified: true }
    await other.goto(`${product.origin}/signin?returnTo=/learn`)
    await other.getByRole('link', { name: 'Sign in with Hill School' }).click()
    await expect(other.getByText('You have an account with this address already.')).toBeVisible()
    await expectNoViolations(other)
    const match = await product.printed(
      new RegExp(`(?:${email}: Your Cairn sign-in code is ([A-Z0-9]{8})[^]*?){2}`),
    )
    await other.getByLabel('Code from the mail').fill(match[1] ?? '')
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByText('Welcome! You are signed in.')).toBeVisible()
    await context.close()
  })

  test('that is declined leads to the lessons, with a word', async ({ page }) => {
    provider.person = null
    await page.goto(`${product.origin}/signin`)
    await page.getByRole('link', { name: 'Sign in with Hill School' }).click()
    await expect(page.getByText('You did not sign in.')).toBeVisible()
    await expect(page).toHaveURL(`${product.origin}/learn`)
  })
})
