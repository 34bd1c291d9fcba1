import { expect, type Page } from '@playwright/test'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { sampledColors } from '../product/appearances.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { veryLongCourse } from '../product/very-long-course.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const course = '/learn/responsive-web-design'
const product = openSchool(veryLongCourse)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(product.origin + path)
const blockIn = (page: Page, number: number) => page.locator(`#stone-${number}`)

test('a course of three hundred blocks lists their names, and what a block has comes when it is opened', async ({
  page,
}) => {
  await open(page, course)
  await expect(blockIn(page, 1).getByRole('link', { name: 'Lift' })).toBeVisible()
  await expect(page.locator('.block-card')).toHaveCount(300)
  const block = blockIn(page, 250)
  await expect(block).toContainText('0 of 3 steps done')
  await expect(block.getByRole('link')).toHaveCount(0)
  await block.locator('summary').click()
  await block.getByRole('link', { name: 'Carry' }).click()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByRole('button', { name: /^Go to the next step/ }).click()
  await open(page, course)
  await expect(block).toContainText('1 of 3 steps done')
  await expect(block.getByRole('link', { name: 'Carry, done' })).toBeVisible()
})

nightly('a link to a block opens it', async ({ page }) => {
  await open(page, `${course}#stone-222`)
  await expect(blockIn(page, 222)).toBeInViewport()
  await expect(blockIn(page, 222).getByRole('link', { name: 'Lay' })).toBeVisible()
})

nightly('the block that a camper is at is open', async ({ page }) => {
  await open(page, `${course}/stone-99/lift`)
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByRole('button', { name: /^Go to the next step/ }).click()
  await open(page, course)
  await expect(blockIn(page, 99).getByRole('link', { name: 'Carry' })).toBeVisible()
})

nightly('without scripts each block leads to its page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, course)
  await blockIn(page, 300).locator('summary').click()
  await blockIn(page, 300).getByRole('link', { name: 'All 3 steps' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stone 300' })).toBeVisible()
  await context.close()
})

nightly('a block that does not come still leads to its page', async ({ page }) => {
  await page.route('**/page-data/**/stone-7/page-data.json', (route) => route.fulfill({ json: null }))
  await open(page, course)
  await blockIn(page, 7).locator('summary').click()
  await expect(blockIn(page, 7).getByRole('link', { name: 'All 3 steps' })).toBeVisible()
})

for (const colorScheme of sampledColors) {
  nightly(
    `the page of a very long course is accessible and fits a phone, ${colorScheme}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, course)
      await blockIn(page, 5).locator('summary').click()
      await expect(blockIn(page, 5).getByRole('link', { name: 'Lay' })).toBeVisible()
      // Otherwise the header covers a part of a link.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessibleIn(page, [
        [1280, 'ltr'],
        [320, 'rtl'],
      ])
    },
  )
}
