import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { addOperator } from '../../apps/server/src/http/operator-store.ts'
import { sampledColors } from '../product/appearances.ts'
import { holdCertificate, signUp } from '../product/certificate-campers.ts'
import { certificateLessons } from '../product/certificate-lessons.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { lookAgain } from '../product/look-again.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { stepIds } from '../product/profile-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(certificateLessons)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const item = (page: Page, text: string) => page.locator('.administration__list > li', { hasText: text })

async function openAs(page: Page, email: string, path = '/admin'): Promise<void> {
  const { userId } = await signUp(page, school, email)
  await addOperator(school.database, userId, new Date())
  await page.goto(school.product.origin + path)
}

/** Gives the reason that the open dialog asks for, and confirms. */
async function confirm(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: label })).toBeDisabled()
  await dialog.getByLabel('Your reason').fill('Posts advertisements')
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toBeHidden()
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await page.keyboard.press('Enter')
}

nightly(
  'visitors are asked to sign in, and campers are told that the pages are not for them',
  async ({ page }) => {
    failOnConsoleErrors(page, { expected: /status of 40[13]/ })
    await page.goto(`${school.product.origin}/admin/campers`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await signUp(page, school, 'curious@example.org')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Only operators of this school can open these pages.')
    await page.goto(`${school.product.origin}/admin/nothing`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  },
)

test('an operator blocks a camper, who is signed out and told so, and unblocks them', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const camper = await elsewhere.newPage()
  const { username } = await signUp(camper, school, 'noisy@example.org')
  await openAs(page, 'operator@example.org')
  await page.getByRole('link', { name: 'Campers', exact: true }).click()
  await search(page, 'NOISY@')
  await expect(page.locator('.administration__list > li')).toHaveCount(1)
  await button(page, 'Block').click()
  await confirm(page, 'Block')
  await expect(item(page, username)).toContainText('Blocked since')

  await camper.goto(`${school.product.origin}/signin`)
  await camper.getByRole('textbox').first().fill('noisy@example.org')
  await camper.keyboard.press('Enter')
  const [, code = ''] = await school.product.printed(
    /noisy@example\.org: Your Cairn sign-in code is [^]*noisy@example\.org: Your Cairn sign-in code is ([A-Z0-9]{8})/,
  )
  await camper.getByLabel('Code from the email').fill(code)
  await camper.keyboard.press('Enter')
  await expect(camper.getByText('This account is blocked.')).toBeVisible()

  await button(page, 'Unblock').click()
  await confirm(page, 'Unblock')
  await expect(item(page, username)).not.toContainText('Blocked since')
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(item(page, `unblocked ${username}.`)).toContainText('Posts advertisements')
  await elsewhere.close()
})

nightly(
  'a tab that an operator left open shows nothing to the camper who is signed in by then',
  async ({ page }) => {
    await openAs(page, 'left-open@example.org', '/admin/campers')
    await search(page, 'left-open@')
    await expect(page.getByText('left-open@example.org')).toBeVisible()
    await page.context().clearCookies()
    await signUp(page, school, 'sits-down-next@example.org')
    await lookAgain(page)
    await expect(page.getByText('Only operators of this school can open these pages.')).toBeVisible()
    await expect(page.getByText('left-open@example.org')).toBeHidden()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  },
)

nightly('a certificate is revoked, and signed again', async ({ page, browser }) => {
  const elsewhere = await browser.newContext()
  const holder = await elsewhere.newPage()
  const { username } = await holdCertificate(holder, school, 'holder@example.org')
  await holder.goto(`${school.product.origin}/certification/${username}/responsive-web-design`)
  await expect(holder.locator('.credential__verdict')).toContainText('Genuine.')
  await openAs(page, 'registrar@example.org', '/admin/campers')
  await search(page, username)
  await page.getByText('Certificates: 1').click()
  await button(page, 'Revoke').click()
  await confirm(page, 'Revoke')
  await expect(item(page, 'Responsive Web Design').last()).toContainText('revoked')
  await button(page, 'Sign again').click()
  await confirm(page, 'Sign again')
  await expect(item(page, 'Responsive Web Design').last()).toContainText('not signed yet')
  await elsewhere.close()
})

nightly('an account is deleted for good, and a report is settled', async ({ page, browser }) => {
  const elsewhere = await browser.newContext()
  const { username } = await signUp(await elsewhere.newPage(), school, 'leaves@example.org')
  await elsewhere.close()
  await openAs(page, 'tidy@example.org', '/admin/campers')
  await search(page, username)
  await button(page, 'Delete').click()
  await confirm(page, 'Delete')
  await expect(page.getByText('No camper’s name or address contains this.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Campers', exact: true })).toBeFocused()

  const challengeId = stepIds[0] ?? ''
  const row = {
    challenge_id: challengeId,
    language: 'english',
    kind: 'text',
    // As many lines as a report can have.
    details: `Stone is misspelt${'\n'.repeat(1400)}The end`,
  } as const
  await school.database
    .insertInto('lesson_reports')
    .values({
      ...row,
      failed_tests: '[1]',
      files: '[{"name":"index.html","contents":"<p>Sotne</p>"}]',
      reported_on: '2026-01-02',
    })
    .execute()
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(item(page, 'Stone is misspelt')).toContainText('Missed tests: 1')
  await item(page, 'Stone is misspelt').getByText('index.html').click()
  await expect(page.getByText('<p>Sotne</p>')).toBeVisible()
  const { height } = (await item(page, 'Stone is misspelt').boundingBox()) ?? { height: Infinity }
  expect(height).toBeLessThan(page.viewportSize()?.height ?? 0)
  await button(page, /^Done: report/).click()
  await expect(item(page, 'Stone is misspelt')).toBeHidden()
})

nightly('a camper reports a profile, and an operator finds its account', async ({ page, browser }) => {
  const elsewhere = await browser.newContext()
  const [seller, reporter] = [await elsewhere.newPage(), await (await browser.newContext()).newPage()]
  const { username } = await signUp(seller, school, 'seller@example.org')
  await signUp(reporter, school, 'reporter@example.org')
  await reporter.goto(`${school.product.origin}/user/${username}/report-user`)
  await reporter.getByRole('textbox').fill('This page sells watches.')
  await reporter.getByRole('button', { name: 'Send the report' }).click()
  await openAs(page, 'reads-reports@example.org', '/admin/reports')
  await expect(item(page, username)).toContainText('This page sells watches.')
  await item(page, username).getByRole('link', { name: 'Find the account' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(username)
  await expect(item(page, 'seller@example.org')).toBeVisible()
  await page.goBack()
  await button(page, `Done: report about ${username}`).click()
  await expect(item(page, username)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Reports', exact: true })).toBeFocused()
})

const unknownCamper = '550 5.1.1 <nowhere@example.org>: Recipient address rejected: User unknown'

/** Has a mail server refuse a mail. */
async function returnMail(): Promise<void> {
  const mail = { mail_id: randomUUID(), recipient: 'nowhere@example.org', returned_at: new Date() }
  await school.database
    .insertInto('returned_mails')
    .values({ ...mail, answer: unknownCamper })
    .execute()
}

nightly('an operator finds out why a mail did not arrive', async ({ page }) => {
  await returnMail()
  await openAs(page, 'postmaster@example.org')
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  await expect(page.getByRole('row', { name: 'nowhere@example.org' }).first()).toContainText(unknownCamper)
})

for (const colorScheme of sampledColors) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme })

    for (const path of ['/admin', '/admin/campers', '/admin/reports', '/admin/mail', '/admin/log']) {
      nightly(`${path} has no axe violations and fits all windows`, async ({ page }) => {
        failOnConsoleErrors(page)
        await returnMail()
        await openAs(page, `looks-at-${path.split('/').at(-1)}-${colorScheme}@example.org`, path)
        await expect(page.locator('.administration .card').first()).toBeVisible()
        await expectAccessibleIn(page, [
          [1280, 'ltr'],
          [375, 'rtl'],
          [320, 'ltr'],
        ])
      })
    }
  })
}
