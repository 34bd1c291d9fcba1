import { expect } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { plugInDevice } from '../product/plug-in-device.ts'
import { failOnConsoleErrors, signInByCode, signOut } from '../product/visitor.ts'

const product = openSharedSchool()

test.describe('a passkey', () => {
  test('is made in the settings, signs in with one press, and works no more once removed', async ({
    page,
  }) => {
    failOnConsoleErrors(page)
    const device = await plugInDevice(page)
    await becomeCamper(page.context(), product, 'keys@example.org')
    await page.goto(`${product.origin}/settings/sign-in`)
    const panel = page.getByRole('region', { name: 'Passkeys' })
    await expect(panel.getByText('You have no passkeys yet.')).toBeVisible()
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('You can now sign in with this device.')).toBeVisible()
    await expect(panel.getByRole('listitem')).toContainText('Chrome on Linux')
    await expectNoViolations(page)

    await signOut(page)
    await device.presence(false)
    await page.goto(`${product.origin}/signin?returnTo=/learn/2022/responsive-web-design`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    await expectNoViolations(page)
    await device.presence(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('Welcome! You are signed in.')).toBeVisible()
    await expect(page).toHaveURL(`${product.origin}/learn/2022/responsive-web-design`)

    await page.goto(`${product.origin}/settings/sign-in`)
    await panel.getByRole('button', { name: /^Remove the passkey/ }).click()
    await expect(page.getByText('That passkey no longer signs you in.')).toBeVisible()
    await expect(panel.getByText('You have no passkeys yet.')).toBeVisible()
  })

  nightly('is offered where the address is typed', async ({ page }) => {
    await plugInDevice(page)
    await becomeCamper(page.context(), product, 'autofill@example.org')
    await page.goto(`${product.origin}/settings/sign-in`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('You can now sign in with this device.')).toBeVisible()
    await signOut(page)
    // The virtual device chooses the offered passkey automatically.
    await page.goto(`${product.origin}/signin`)
    await expect(page.getByText('Welcome! You are signed in.')).toBeVisible()
  })

  nightly('of a device that refuses gives a clear message, and other ways stay open', async ({ page }) => {
    const device = await plugInDevice(page)
    await device.verifies(false)
    await page.goto(`${product.origin}/signin`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('Your device did not finish.')).toBeVisible()
    await signInByCode(page, product, 'other-way@example.org')
  })
})
