import { expect, type Page } from '@playwright/test'
import { sampledWidths } from '../product/appearances.ts'
import { entry, said, signUp, slug, unfold } from '../product/certificate-campers.ts'
import { certificateLessons } from '../product/certificate-lessons.ts'
import { completeTower } from '../product/complete-tower.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(certificateLessons)
/** The browser's own message about a refusal or a missing certificate; these journeys cause both. */
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 40[04]/ }))

const open = (page: Page, path: string) => page.goto(school.product.origin + path)

for (const width of sampledWidths) {
  nightly(`from the first project to the certificate, at ${width} pixels`, async ({ page, browser }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const { userId, username } = await signUp(page, school, `claimant-${width}@example.org`)
    const claim = page.getByRole('button', { name: 'Claim certification: Responsive Web Design' })

    await test.step('a promise comes first, then the projects, then a name', async () => {
      await open(page, '/settings/certifications')
      await unfold(page)
      await expect(entry(page).getByText('Not done yet')).toHaveCount(2)
      await expect(entry(page).getByRole('link', { name: 'Stone Tower' })).toHaveAttribute(
        'href',
        '/learn/course/tower/stone-tower',
      )
      await claim.click()
      await said(page, 'Accept our academic honesty policy in your settings first')
      await page.getByRole('button', { name: 'I promise' }).click()
      await said(page, 'Thank you for accepting our academic honesty policy.')
      await claim.click()
      await said(page, 'Complete all the projects first, then claim Responsive Web Design.')
      await completeTower(school.database, userId)
      await page.reload()
      await unfold(page)
      await expect(entry(page).getByText('2 of 2 done')).toBeVisible()
      await claim.click()
      await said(page, 'Add your name in your settings first')
      await page.getByRole('link', { name: 'About you' }).click()
      const about = page.getByRole('region', { name: 'About you' })
      await about.getByLabel('Name').fill('Ada Hill')
      await about.getByRole('button', { name: 'Save' }).click()
      await said(page, 'Your profile is saved.')
      await page.getByRole('link', { name: 'Certifications' }).click()
      await unfold(page)
    })

    await test.step('what was handed in can be looked at', async () => {
      await entry(page).getByRole('button', { name: 'View code of Stone Tower' }).click()
      await expect(page.getByRole('dialog')).toContainText('My tower')
      await page.keyboard.press('Escape')
      await expect(entry(page).getByRole('link', { name: 'View project Stone 1' })).toHaveAttribute(
        'href',
        'https://tower.example.org',
      )
    })

    await test.step('a claim shows at once, without a reload', async () => {
      await claim.click()
      await said(page, `Congratulations, ${username}! Responsive Web Design is yours.`)
      await expect(entry(page).getByText('Claimed')).toBeVisible()
      await expect(claim).toHaveCount(0)
      await unfold(page, 'full-stack')
      await expect(entry(page, 'full-stack').getByText('1 of 2 done')).toBeVisible()
      await expect(
        page.getByRole('button', { name: 'Claim certification: Legacy Full Stack' }),
      ).toBeDisabled()
      await expect(page.getByText('Legacy Full Stack Certification')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })

    await test.step('its page stands alone, and tells the owner how to show it', async () => {
      await page.getByRole('link', { name: 'Show certification: Responsive Web Design' }).click()
      await expect(page).toHaveURL(`${school.product.origin}/certification/${username}/${slug}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Responsive Web Design' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute(
        'href',
        /startTask=CERTIFICATION_NAME&name=Responsive\+Web\+Design/,
      )
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page).toHaveTitle(`${username}: Responsive Web Design | Cairn`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })

    await test.step('everyone can see it, with the work behind it', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const visitor = await context.newPage()
      await open(visitor, `/certification/${username}/${slug}`)
      await expect(visitor.getByText('About 300 hours of work')).toBeVisible()
      await expect(visitor.getByRole('link', { name: 'View project Stone 1' })).toBeVisible()
      await expect(visitor.getByRole('link', { name: 'Add to LinkedIn' })).toHaveCount(0)
      await visitor.getByRole('link', { name: 'Does this work look copied?' }).click()
      await expect(visitor).toHaveURL(`${school.product.origin}/user/${username}/report-user`)
      await context.close()
    })
  })
}

nightly('a finished project that has no solution to show says so', async ({ page }) => {
  const { userId } = await signUp(page, school, 'ada-bare@example.org')
  await completeTower(school.database, userId)
  await school.database
    .updateTable('completions')
    .set({ solution: null })
    .where('user_id', '=', userId)
    .execute()
  await open(page, `/settings/certifications#cert-${slug}`)
  await expect(entry(page).getByRole('button', { name: /^View project/ })).toHaveCount(1)
  await expect(entry(page).getByText('No solution to show')).toHaveCount(1)
})

nightly('a certification is unfolded, claimed and shown with the keyboard alone', async ({ page }) => {
  const { userId, username } = await signUp(page, school, 'ada-keys@example.org')
  await completeTower(school.database, userId)
  await school.database
    .updateTable('users')
    .set({ name: 'Ada Hill', is_honest: true })
    .where('user_id', '=', userId)
    .execute()
  await open(page, '/settings/certifications')
  await entry(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  const claim = entry(page).getByRole('button', { name: 'Claim certification' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(claim).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await said(page, 'Responsive Web Design is yours.')
  await expect(entry(page).getByRole('link', { name: 'Show certification' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${school.product.origin}/certification/${username}/${slug}`)
})
