import { makeRecoveryCodes } from '@cairn/contract'
import { expect } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, signOut } from '../product/visitor.ts'

const product = openSharedSchool()

nightly('two clicks make one set of codes', async ({ page }) => {
  await becomeCamper(page.context(), product, 'twice@example.org')
  await page.goto(`${product.origin}/settings/sign-in`)
  const made: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(makeRecoveryCodes.path) && request.method() === 'POST')
      made.push(request.url())
  })
  await page.getByRole('button', { name: 'Create recovery codes' }).dblclick()
  await expect(page.getByRole('list', { name: 'Your new codes' }).getByRole('listitem')).toHaveCount(10)
  expect(made).toHaveLength(1)
})

test('recovery codes are shown once, and each signs in once', async ({ page }) => {
  failOnConsoleErrors(page)
  const email = 'lost@example.org'
  await becomeCamper(page.context(), product, email)
  await page.goto(`${product.origin}/settings/sign-in`)
  const panel = page.getByRole('region', { name: 'Recovery codes' })
  await panel.getByRole('button', { name: 'Create recovery codes' }).click()
  const codes = panel.getByRole('list', { name: 'Your new codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectNoViolations(page)
  const code = (await codes.first().textContent()) ?? ''
  await panel.getByRole('button', { name: 'I have saved them' }).click()
  await expect(panel.getByText('You have 10 codes left')).toBeVisible()
  await expect(panel).not.toContainText(code)

  await signOut(page)
  await page.goto(`${product.origin}/signin?returnTo=/settings/sign-in`)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expectNoViolations(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Welcome! You are signed in.')).toBeVisible()
  await expect(panel.getByText('You have 9 codes left')).toBeVisible()
  await product.printed(new RegExp(`${email}: A recovery code was used for your Cairn account`))
})
