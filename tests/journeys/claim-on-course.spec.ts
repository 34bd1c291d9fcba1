import { expect, type Page } from '@playwright/test'
import { blockFormLessons } from '../product/block-form-lessons.ts'
import { said, signUp } from '../product/certificate-campers.ts'
import { prerequisiteId } from '../product/exam-lessons.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { forJourneys } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { startSeededSchool } from '../product/start-seeded-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const course = '/learn/foundational-c-sharp-with-microsoft'
const certificateId = '651dd7e01d697d0aab7833b7'
/** With certifications that are not final yet, which are those without a flag. */
const school = forJourneys(() => startSeededSchool(blockFormLessons, { SHOW_UPCOMING_CHANGES: 'true' }))
/** The browser's own messages about refusals and a lost connection; these journeys cause some. */
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 40[04]|ERR_FAILED/ }))

const open = (page: Page, path: string) => page.goto(school.product.origin + path)
const row = (page: Page) => page.locator('#claim-cert-block')
const claim = (page: Page) => row(page).getByRole('button', { name: 'Claim it' })
const show = (page: Page) => row(page).getByRole('link', { name: 'Show my certification' })

/** The camper has completed what both certifications ask for. */
async function earn(user_id: string): Promise<void> {
  const completed_at = new Date('2026-01-02T12:00:00Z')
  await school.database
    .insertInto('completions')
    .values({ user_id, challenge_id: prerequisiteId, challenge_type: 19, completed_at })
    .execute()
}

const promise = (user_id: string, name: string) =>
  school.database.updateTable('users').set({ is_honest: true, name }).where('user_id', '=', user_id).execute()

nightly('what has been earned is claimed on the page of the course, with its messages', async ({ page }) => {
  const { userId, username } = await signUp(page, school, 'claims@example.org')
  await open(page, course)
  await expect(row(page)).toContainText(
    '0 of 1 project done. When it is, the certification is yours to claim.',
  )
  await expect(claim(page)).toHaveCount(0)

  await earn(userId)
  await page.reload()
  await expect(row(page)).toContainText('1 of 1 project done. The certification is yours to claim.')
  await claim(page).click()
  await said(page, 'Accept our academic honesty policy in your settings first')
  await expect(row(page).getByRole('link', { name: /^It also needs your honesty promise/ })).toHaveAttribute(
    'href',
    '/settings/certifications#cert-foundational-c-sharp-with-microsoft',
  )
  await expectNoViolations(page)

  await promise(userId, '')
  await page.reload()
  await claim(page).click()
  await said(page, 'Add your name in your settings first')

  await promise(userId, 'Ada Hill')
  await page.reload()
  await expect(row(page).getByRole('link', { name: /^It also needs/ })).toHaveCount(0)
  await claim(page).focus()
  await page.keyboard.press('Enter')
  await said(page, `Congratulations, ${username}! Foundational C# with Microsoft is yours.`)
  await expect(show(page)).toBeFocused()
  await expect(row(page)).toContainText('You hold this certification.')
  await expect(row(page)).not.toContainText('yours to claim')
  expect((await sessionUser(page, school.product)).isFoundationalCSharpCertV8).toBe(true)
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    `${school.product.origin}/certification/${username}/foundational-c-sharp-with-microsoft`,
  )
})

nightly(
  'a certification without a flag is held once it is claimed, also after a reload',
  async ({ page }) => {
    const { userId, username } = await signUp(page, school, 'no-flag@example.org')
    await earn(userId)
    await promise(userId, 'Noor Lake')
    await open(page, '/learn/a2-english-for-developers')
    await claim(page).click()
    await said(page, 'A2 English for Developers is yours.')
    await expect(show(page)).toBeVisible()
    const { completedChallenges } = await sessionUser(page, school.product)
    expect(completedChallenges.map(({ id }) => id)).toContain(certificateId)
    await page.reload()
    await expect(show(page)).toHaveAttribute(
      'href',
      `/certification/${username}/a2-english-for-developers-v8`,
    )
    await expect(claim(page)).toHaveCount(0)
  },
)

nightly('a claim that does not reach the school says so, and can be repeated', async ({ page }) => {
  const { userId } = await signUp(page, school, 'offline-claim@example.org')
  await earn(userId)
  await promise(userId, 'Ivo Stone')
  await open(page, course)
  await page.route('**/certificate/verify', (route) => route.abort(), { times: 1 })
  await claim(page).click()
  await expect(page.locator('.flash')).toBeVisible()
  await expect(claim(page)).toBeEnabled()
  await claim(page).click()
  await said(page, 'Foundational C# with Microsoft is yours.')
})
