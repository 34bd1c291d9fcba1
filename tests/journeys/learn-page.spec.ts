import { expect, type Page } from '@playwright/test'
import { signUp } from '../product/certificate-campers.ts'
import { completeStones } from '../product/complete-stones.ts'
import { nightly, test } from '../product/journey.ts'
import { profileLessons, stepIds } from '../product/profile-lessons.ts'
import { type SeededSchool, startSeededSchool } from '../product/start-seeded-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

/** One course of each of these stages, named in another order than the page should have. */
const courses = {
  'superblocks/responsive-web-design-22.json': '{"blocks":["pile"]}',
  'superblocks/a2-english-for-developers.json': '{"blocks":["pile"]}',
  'superblocks/the-odin-project.json': '{"blocks":["pile"]}',
}

let school: SeededSchool

test.beforeAll(async () => {
  school = await startSeededSchool({ ...profileLessons, ...courses }, { DONATION_DEMO: 'true' })
})
test.afterAll(() => school.close())
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const greeting = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByText('Learning here is free because some people give.')

async function openCourses(page: Page): Promise<void> {
  await page.goto(`${school.product.origin}/learn`)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
}

test('the first visit offers the choice, a return what comes next', async ({ page }) => {
  const { userId, username } = await signUp(page, school, 'returns@example.org')
  await openCourses(page)
  await expect(greeting(page)).toHaveText('Choose your trail')
  await expect(page.locator('.continue')).toHaveCount(0)
  await completeStones(school.database, userId, [0, 1])
  await school.database
    .updateTable('users')
    .set({ current_challenge_id: stepIds[0] ?? '' })
    .where('user_id', '=', userId)
    .execute()
  await openCourses(page)
  await expect(greeting(page)).toHaveText(`Welcome back, ${username}`)
  await expect(page.locator('.continue')).toContainText('Stone 2 of “Pile Stones”')
})

nightly('the courses come in the order of their stages', async ({ page }) => {
  await page.goto(`${school.product.origin}/learn`)
  const headings = page.getByRole('main').locator('section > h2')
  await expect(headings.first()).toHaveText('Core curriculum')
  const texts = await headings.allTextContents()
  expect(texts.slice(0, 3)).toEqual(['Core curriculum', 'English for developers', 'Extra'])
})

nightly('campers who do not give are asked in one sentence, and no one else', async ({ page }) => {
  await page.goto(`${school.product.origin}/learn`)
  await expect(greeting(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  const { userId } = await signUp(page, school, 'gives@example.org')
  await openCourses(page)
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('link').click()
  await expect(page).toHaveURL(`${school.product.origin}/donate`)

  await school.database
    .updateTable('users')
    .set({ is_donating: true })
    .where('user_id', '=', userId)
    .execute()
  await openCourses(page)
  await expect(greeting(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})
