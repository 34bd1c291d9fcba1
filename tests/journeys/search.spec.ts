import { expect, type Page } from '@playwright/test'
import { courseLessons } from '../product/course-lessons.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { tabTo } from '../product/tab-to.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const lesson = /\/learn\/2022\/responsive-web-design\/block-2\/lesson-2$/
const product = openSchool(courseLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(product.origin + path)
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search courses and lessons' })

const statusOf = (page: Page) => page.locator('.search-status')

/** The key acts once the page's scripts have started. */
async function pressSlash(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await dialogOf(page).isVisible())) await page.keyboard.press('/')
    await expect(fieldOf(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}

test('results come as one types, with the match marked, and a click opens one', async ({ page }) => {
  await open(page, '/learn')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await fieldOf(page).pressSequentially('how sto')
  const option = page.getByRole('option', { name: /How stones lie/ })
  await expect(option).toContainText('Lesson · ')
  await expect(option).toContainText('Stones in theory')
  await expect(option.locator('mark')).toHaveText(['How', 'stones'])
  await option.click()
  await expect(page).toHaveURL(lesson)
  await expect(dialogOf(page)).toBeHidden()
})

nightly('the keyboard alone searches, chooses and goes back', async ({ page }) => {
  await open(page, '/learn')
  await pressSlash(page)
  await page.keyboard.type('stnoes')
  const options = page.getByRole('option')
  await expect(statusOf(page)).toHaveText(/^\d+ results$/)
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(fieldOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()

  const link = page.getByRole('link', { name: 'Search', exact: true })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await page.keyboard.type('how stones lie')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(lesson)
})

nightly('Enter without a choice leads to the page with all results', async ({ page }) => {
  await open(page, '/learn')
  await pressSlash(page)
  await page.keyboard.type('stone')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=stone$/)
  await expect(page.getByRole('textbox', { name: 'Search courses and lessons' })).toHaveValue('stone')
  await expect(page.getByRole('main').getByRole('link', { name: /What a stone is/ })).toBeVisible()
})

nightly('the key can be switched off, and is a letter like any other in a field', async ({ page }) => {
  await open(page, '/learn')
  await pressSlash(page)
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toHaveValue('/')
  await page.getByLabel('Open the search with the / key').uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('/')
  await expect(dialogOf(page)).toHaveCount(0)
})

nightly('a search that finds nothing says so kindly, and does not run what was typed', async ({ page }) => {
  await open(page, '/search?query=%3Csvg+onload%3Dqqqq()%3E')
  await expect(statusOf(page)).toContainText('Nothing found for “<svg onload=qqqq()>”')
  await page.getByRole('link', { name: 'Browse all courses' }).click()
  await expect(page).toHaveURL(/\/learn$/)
  await pressSlash(page)
  await page.keyboard.type('zzzzqqqq')
  await expect(statusOf(page)).toHaveText(
    'Nothing found for “zzzzqqqq”. Try fewer words, or another word for the same thing.',
  )
})

nightly('a failed search says so, and keeps what was typed', async ({ page }) => {
  await page.route('**/search.json?*', (route) => route.fulfill({ json: {}, contentType: 'text/html' }))
  await open(page, '/learn')
  await pressSlash(page)
  await page.keyboard.type('stone')
  await expect(statusOf(page)).toContainText('Search did not respond.')
  await expect(fieldOf(page)).toHaveValue('stone')
})

test.describe('in dark colors', () => {
  test.use({ colorScheme: 'dark' })

  nightly('dialog and page fit a phone and have no axe violations', async ({ page }) => {
    await open(page, '/search?query=stone')
    await page.waitForLoadState('networkidle')
    await expectAccessibleIn(page, [
      [1280, 'ltr'],
      [375, 'rtl'],
      [320, 'ltr'],
    ])
    await pressSlash(page)
    await page.keyboard.type('stone')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expectNoViolations(page)
    await expectAccessibleIn(page, [[375, 'rtl']])
  })
})

nightly('without scripts the search is a page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, '/learn')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('textbox', { name: 'Search courses and lessons' }).fill('how stones')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?query=how\+stones$/)
  const result = page.getByRole('main').getByRole('link', { name: /How stones lie/ })
  await expect(result.locator('mark')).toHaveText(['How', 'stones'])
  await result.click()
  await expect(page).toHaveURL(lesson)
  await context.close()
})
