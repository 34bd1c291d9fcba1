import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { courseLessons } from '../product/course-lessons.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const course = '/learn/2022/responsive-web-design'
const product = openSchool(courseLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(product.origin + path)

async function complete(page: Page, lesson: string): Promise<void> {
  await open(page, `${course}/${lesson}`)
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page
    .getByRole('button', { name: /^Go to the next step|^Finish the block|^Back to the course/ })
    .click()
}

test('a visitor continues where they left off, from the course and from the list of courses', async ({
  page,
}) => {
  await open(page, '/learn')
  await expect(page.getByRole('heading', { name: 'Continue where you left off' })).toHaveCount(0)
  await complete(page, 'block-1/lesson-2')
  await expect(page).toHaveURL(/lesson-3$/)
  await open(page, '/learn')
  await expect(page.locator('.continue')).toContainText('Step 3 of “Build a tower”')
  await page.locator('.continue').getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/block-1\/lesson-3$/)
  await open(page, course)
  await expect(page.locator('.course-progress')).toContainText('1 of 6 steps done')
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
  await expect(page).toHaveURL(/block-1\/lesson-3$/)
})

nightly('a block lays its lessons out as it says, and stays as it was left', async ({ page }) => {
  await open(page, course)
  const [grid, list, link] = [page.locator('#block-1'), page.locator('#block-2'), page.locator('#block-3')]
  await expect(grid.getByRole('link', { name: 'Step 2' })).toHaveText('2')
  await expect(list.getByRole('link', { name: 'How stones lie' })).toHaveText('How stones lie')
  await expect(link.locator('details')).toHaveCount(0)
  await list.getByText('All 2 steps').click()
  await expect(list.getByRole('link', { name: 'How stones lie' })).toBeHidden()
  await page.reload()
  await expect(grid.getByRole('link', { name: 'Step 2' })).toBeVisible()
  await expect(list.getByRole('link', { name: 'How stones lie' })).toBeHidden()
})

test('without scripts the lessons of a block can be unfolded and opened', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, course)
  const list = page.locator('#block-2')
  await expect(list.getByRole('link', { name: 'How stones lie' })).toBeVisible()
  await list.getByText('All 2 steps').click()
  await expect(list.getByRole('link', { name: 'How stones lie' })).toBeHidden()
  await list.getByText('All 2 steps').click()
  await list.getByRole('link', { name: 'How stones lie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How stones lie' })).toBeVisible()
  await context.close()
})

nightly('a block has a page of its own', async ({ page }) => {
  await complete(page, 'block-1/lesson-1')
  await open(page, `${course}/block-1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build a tower')
  await expect(page.getByText('1 of 3 steps done')).toBeVisible()
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(/block-1\/lesson-2$/)
})

nightly('a link to a block leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await open(page, `${course}#block-3`)
  await expect(page.locator('#block-3')).toBeInViewport()
})

nightly('the certification says what it asks for, and can be claimed when that is done', async ({ page }) => {
  await open(page, course)
  const row = page.locator('#claim-cert-block')
  await expect(row).toContainText('0 of 1 project done')
  await expect(row.getByRole('link', { name: 'The last stone' })).toBeVisible()
  await complete(page, 'block-3/lesson-1')
  await open(page, course)
  await expect(row).toContainText('1 of 1 project done. The certification is yours to claim.')
  await row.getByRole('link', { name: 'Sign in to claim it' }).click()
  await expect(page).toHaveURL(/signin\?returnTo=%2Fsettings%2Fcertifications/)
})

nightly('an older course points to the one that replaces it', async ({ page }) => {
  await open(page, '/learn/responsive-web-design')
  await page.locator('.notice').getByRole('link', { name: '(New) Responsive Web Design' }).click()
  await expect(page).toHaveURL(new RegExp(`${course}$`))
})

nightly('addresses of an earlier platform lead to where their pages are', async ({ page }) => {
  await open(page, '/challenges/2022/responsive-web-design/block-1/lesson-1')
  await expect(page).toHaveURL(new RegExp(`${course}/block-1/lesson-1$`))
  await expect(page.getByRole('heading', { name: 'Step 1' })).toBeVisible()
})

for (const colorScheme of sampledColors) {
  nightly(`the page of a course is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await complete(page, 'block-1/lesson-1')
    await open(page, course)
    await expectAccessibleIn(page, [
      [1280, 'ltr'],
      [320, 'rtl'],
    ])
  })
}
