import { expect, type Page } from '@playwright/test'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { sampledColors, sampledWidths } from '../product/appearances.ts'
import { holdCertificate, said, slug, unfold } from '../product/certificate-campers.ts'
import { certificateLessons } from '../product/certificate-lessons.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { hostileTexts } from '../product/hostile-texts.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(certificateLessons)
/** The browser's own message about a refusal or a missing certificate; these journeys cause both. */
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 40[04]/ }))

const open = (page: Page, path: string) => page.goto(school.product.origin + path)

test('the profile leads to the certificate, which shows the name once its holder does', async ({ page }) => {
  const { username } = await holdCertificate(page, school, 'ada-linked@example.org')
  await open(page, `/${username}`)
  await page.getByRole('link', { name: 'View Responsive Web Design' }).click()
  await expect(page.locator('.certificate__holder')).toHaveText('Ada Hill')
  await page.goBack()
  await page.getByRole('link', { name: 'Responsive Web Design Certification' }).click()
  // The page before has a button of this name, too.
  await expect(page.locator('.certificate__holder')).toBeVisible()
  await page.getByRole('button', { name: 'View code of Stone Tower' }).click()
  await expect(page.getByRole('dialog')).toContainText('My tower')
  // This school takes no donations.
  await expect(page.getByText('This certificate was free.')).toHaveCount(0)
})

nightly('a certificate that cannot be shown leads to a page that can', async ({ page }) => {
  const { userId, username } = await holdCertificate(page, school, 'ada-hidden@example.org')
  const certificate = `/certification/${username}/${slug}`
  const setFlags = (flags: object) =>
    school.database
      .updateTable('users')
      .set({ profile_ui: JSON.stringify({ ...everythingShown, ...flags }) })
      .where('user_id', '=', userId)
      .execute()
  for (const [flags, message] of [
    [{ isLocked: true }, 'keeps their profile private.'],
    [{ showCerts: false }, 'keeps their certifications private.'],
    [{ showTimeLine: false }, 'keeps their timeline private.'],
  ] as const) {
    await setFlags(flags)
    await open(page, certificate)
    await said(page, `${username} ${message}`)
    await expect(page).toHaveURL(`${school.product.origin}/${username}`)
  }
  await setFlags({})
  await open(page, `/certification/${username}/data-visualization`)
  await said(page, `${username} has not earned Data Visualization.`)
  await expect(page).toHaveURL(`${school.product.origin}/${username}`)
  await open(page, `/certification/nobody-at-all/${slug}`)
  await said(page, 'We could not find nobody-at-all.')
  await expect(page).toHaveURL(`${school.product.origin}/`)
  await open(page, `/certification/${username}/no-such-certificate`)
  await said(page, 'There is no certificate at this address.')
  await expect(page).toHaveURL(`${school.product.origin}/`)
})

nightly('on paper there is the certificate and nothing else', async ({ page }) => {
  const { username } = await holdCertificate(page, school, 'ada-paper@example.org')
  await open(page, `/certification/${username}/${slug}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Go to the profile' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const paper = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
    // A single sheet, lying.
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? []
    expect(Number(width)).toBeGreaterThan(Number(height))
  }
})

nightly('nothing that its holder wrote runs as code', async ({ page }) => {
  const { userId, username } = await holdCertificate(page, school, 'ada-hostile@example.org')
  const name = hostileTexts.join(' ')
  await school.database.updateTable('users').set({ name }).where('user_id', '=', userId).execute()
  await school.database
    .updateTable('completions')
    .set({ solution: 'javascript:top.canary=1' })
    .where('user_id', '=', userId)
    .where('challenge_type', '=', 3)
    .execute()
  await open(page, `/certification/${username}/${slug}`)
  await expect(page.locator('.certificate__holder')).toContainText(hostileTexts.at(-1)?.trim() ?? '')
  await page.getByRole('button', { name: 'View code of Stone 1' }).click()
  await expect(page.getByRole('dialog')).toContainText('javascript:top.canary=1')
  expect(await page.evaluate(() => (globalThis as { canary?: number }).canary)).toBeUndefined()
})

for (const colorScheme of sampledColors) {
  nightly(`axe finds nothing in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const { username } = await holdCertificate(page, school, `ada-${colorScheme}@example.org`)
    await unfold(page, 'full-stack')
    await expectNoViolations(page)
    for (const width of sampledWidths) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, `/certification/${username}/${slug}`)
      await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toBeVisible()
      await expectNoViolations(page)
    }
  })
}
