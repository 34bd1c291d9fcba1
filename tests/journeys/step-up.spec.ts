import { readFile } from 'node:fs/promises'
import { limits } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { plugInDevice } from '../product/plug-in-device.ts'
import { profileLessons } from '../product/profile-lessons.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

const school = openSeededSchool(profileLessons)
/** The browser's own message about a call that has to be confirmed, which these journeys cause. */
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 40[0134]/ }))

const said = (page: Page, text: string) => expect(page.locator('.flash').getByText(text)).toBeVisible()
const question = (page: Page) => page.getByRole('dialog', { name: 'Is this you?' })

/** Makes the session older than the time in which no confirmation is needed. */
async function growStale(email: string): Promise<void> {
  await school.database
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - limits.confirmationLifetimeMs - 60_000) })
    .where('user_id', 'in', (users) => users.selectFrom('users').select('user_id').where('email', '=', email))
    .execute()
}

async function signIn(page: Page, email: string, path = '/settings/email'): Promise<void> {
  await page.goto(`${school.product.origin}/signin?returnTo=${encodeURIComponent(path)}`)
  await signInByCode(page, school.product, email)
  await expect(page).toHaveURL(school.product.origin + path)
}

async function confirmByCode(page: Page, email: string): Promise<void> {
  await question(page).getByRole('button', { name: 'Email me a code' }).click()
  await expect(question(page).getByText(`An email is on its way to ${email}.`)).toBeVisible()
  const [, code = ''] = await school.product.printed(
    new RegExp(`${email}: Your Cairn confirmation code is ([A-Z0-9]{8})`),
  )
  await question(page).getByLabel('Code from the email').fill(code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
}

/** By default on a phone only. */
const appearances = isNightly
  ? ([
      ['light', 1280],
      ['dark', 375],
    ] as const)
  : ([['dark', 375]] as const)

for (const [colorScheme, width] of appearances) {
  test.describe(`in ${colorScheme} colors at ${width} pixels`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('the question appears above the page, and the call is made after the answer', async ({ page }) => {
      const email = `asked-${width}@example.org`
      await signIn(page, email)
      await growStale(email)
      await page.getByLabel('New email address').fill(`new-${email}`)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(question(page)).toBeVisible()
      await expectNoViolations(page)
      await question(page).getByRole('button', { name: 'Email me a code' }).click()
      await question(page).getByLabel('Code from the email').fill('22222222')
      await page.keyboard.press('Enter')
      await expect(question(page).getByText('That is not the code from the email.')).toBeVisible()
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const [, code = ''] = await school.product.printed(
        new RegExp(`${email}: Your Cairn confirmation code is ([A-Z0-9]{8})`),
      )
      await question(page).getByLabel('Code from the email').fill(code)
      await question(page).getByRole('button', { name: 'Confirm' }).click()
      await said(page, `Check the inbox of new-${email}`)
      // No second question.
      await page.getByRole('link', { name: 'Your data' }).click()
      const downloaded = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download all my data' }).click()
      await downloaded
    })
  })
}

nightly('“not now” keeps what was typed, and nothing has happened', async ({ page }) => {
  const email = 'not-now@example.org'
  await signIn(page, email)
  await growStale(email)
  await page.getByLabel('New email address').fill('typed@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await question(page).getByRole('button', { name: 'Not now' }).click()
  await said(page, 'Nothing has changed yet.')
  await expect(page.getByLabel('New email address')).toHaveValue('typed@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('New email address')).toHaveValue('typed@example.org')
})

nightly('a passkey confirms with one press, and the download begins', async ({ page }) => {
  const email = 'one-press@example.org'
  await plugInDevice(page)
  await signIn(page, email, '/settings/sign-in')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('You can now sign in with this device.')).toBeVisible()
  await growStale(email)
  await page.goto(`${school.product.origin}/settings/data`)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all my data' }).click()
  await question(page).getByRole('button', { name: 'Use a passkey' }).click()
  const file = await downloaded
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ user: { email } })
})

nightly(
  'an account is deleted after confirming above the dialog that asked for the word',
  async ({ page }) => {
    const email = 'going@example.org'
    await signIn(page, email, '/settings')
    await growStale(email)
    const username = await page.getByRole('textbox', { name: 'Username' }).inputValue()
    await page.getByRole('link', { name: 'Your data' }).click()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog', { name: 'Delete your account?' }).getByLabel(/Type/).fill(username)
    await page.keyboard.press('Enter')
    await confirmByCode(page, email)
    await said(page, 'Your account and everything in it are deleted.')
  },
)

nightly('a changed address is restored by the link in the notice', async ({ page }) => {
  const email = 'mine@example.org'
  const stolen = 'thief@example.org'
  await signIn(page, email)
  await page.getByLabel('New email address').fill(stolen)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const encoded = encodeURIComponent(Buffer.from(stolen).toString('base64'))
  const [link = ''] = await school.product.printed(
    new RegExp(`http\\S+/confirm-email\\?email=${encoded}\\S+`),
  )
  await page.goto(link)
  await said(page, 'Your new email address is confirmed.')

  // Earlier changes had notices of their own.
  const [, undo = ''] = await school.product.printed(
    new RegExp(`Mail to ${email}: [^]*?(http\\S+/settings/undo#t=\\S+)`),
  )
  await page.goto(undo)
  await expectNoViolations(page)
  await expect(page.getByRole('link', { name: /^Your settings/ })).toBeVisible()
  await expect(page.getByText('The email address was changed.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Undo it all' }).click()
  await expect(page.getByText(`with the address ${email}. All devices are signed out.`)).toBeVisible()
  await expectNoViolations(page)
  await expect(page.getByRole('link', { name: /^Your settings/ })).toBeHidden()
  await page.goto(school.product.origin)
  await page.goto(undo)
  await expect(page.getByText('This link has been used')).toBeVisible()
})

nightly('the sign-in page redirects campers who are signed in', async ({ page }) => {
  await signIn(page, 'back-again@example.org', '/learn')
  await page.goto(`${school.product.origin}/signin`)
  await expect(page).toHaveURL(`${school.product.origin}/`)
  await page.goto(`${school.product.origin}/signin?returnTo=/settings/sign-in`)
  await expect(page).toHaveURL(`${school.product.origin}/settings/sign-in`)
})
