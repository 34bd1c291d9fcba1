import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { becomeCamper } from '../product/become-camper.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import {
  check,
  expectAccessibleConsole,
  finishAndSignIn,
  lessonsOf,
  runButton,
  solveByKeyboard,
  solveOnPhone,
  submitLesson,
  watchHosts,
} from '../product/program-page.ts'
import { sqlLessons } from '../product/sql-lessons.ts'
import { tabTo } from '../product/tab-to.ts'
import { failOnConsoleErrors, replaceProgram, signInByCode } from '../product/visitor.ts'

const product = openSchool(sqlLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const { path, open, completed, completionOf } = lessonsOf(product, {
  block: 'tea-house',
  ids: '65f0c0ffee0123456789050',
})
const editor = (page: Page) => page.getByRole('textbox', { name: 'Code editor, queries.sql' })
const tables = (page: Page) => page.locator('.console').getByRole('table')

test('a camper finds the mistake and the way, and the lesson is recorded', async ({ page }) => {
  const hosts = watchHosts(page)
  await page.goto(`${product.origin}/signin?returnTo=${path(1)}`)
  await signInByCode(page, product, 'ada@example.org')
  await open(page)
  await check(page, 'SELECT name, cups FROM tea;\nSELECT nmae FROM tea;')
  await expect(page.locator('.feedback--bad')).toContainText(
    'PostgreSQL stopped here. Line 2, column 8: column "nmae" does not exist',
  )
  await expect(page.locator('.console')).toContainText(
    'Perhaps you meant to reference the column "tea.name".',
  )
  await expect(page.locator('.cm-lintRange-error')).toHaveText('nmae')

  await check(page, 'SELECT name FROM tea WHERE cups > 4;')
  await expect(page.locator('.feedback--bad')).toContainText('Every name should be listed.')
  await expect(tables(page)).toHaveAccessibleName('Line 1: 1 row')

  await check(page, 'SELECT name FROM tea;')
  await submitLesson(page)
  expect(await completed(page)).toMatchObject([completionOf(1, 12)])
  expect([...hosts]).toEqual(['localhost'])
})

nightly('a lesson that has passed counts when its camper follows a link', async ({ page, context }) => {
  await becomeCamper(context, product, 'follows-a-link@example.org')
  await open(page)
  await check(page, 'SELECT name FROM tea;')
  await expect(page.getByText('All tests pass.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Next step' }).click()
  await expect.poll(() => completed(page)).toMatchObject([completionOf(1, 12)])
})

nightly('a visitor’s lesson and project are recorded when they sign in', async ({ page }) => {
  await open(page)
  await check(page, 'SELECT name FROM tea;')
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/lesson-2$/)
  await check(page, "INSERT INTO tea VALUES ('Mate', 1);")
  await expect(page.locator('.console')).toContainText('Line 1: INSERT, 1 row changed')
  await finishAndSignIn(page)
  await signInByCode(page, product, 'grace@example.org')
  await expect.poll(() => completed(page)).toMatchObject([completionOf(1, 12), completionOf(2, 13)])
})

nightly(
  'results are tables, and a query that never ends is stopped without losing the text',
  async ({ page }) => {
    await open(page)
    await replaceProgram(page, 'SELECT name, origin FROM tea;\nDELETE FROM tea;\nSELECT * FROM tea;\nBEGIN;')
    await expect(editor(page).locator('span[class]').first()).toBeVisible()
    await runButton(page).click()
    await expect(tables(page)).toHaveCount(2)
    const first = tables(page).first()
    await expect(first).toHaveAccessibleName('Line 1: 2 rows')
    await expect(first.getByRole('columnheader')).toHaveText(['name', 'origin'])
    await expect(first.getByRole('row').nth(2).getByRole('cell')).toHaveText(['Sencha', 'NULL'])
    await expect(tables(page).nth(1)).toHaveAccessibleName('Line 3: 0 rows')
    await expect(page.locator('.console')).toContainText('Line 2: DELETE, 2 rows changed')
    await expect(page.locator('.console')).toContainText('Your transaction is still open')

    const endless = 'WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i FROM n) SELECT count(*) FROM n'
    await replaceProgram(page, endless)
    await runButton(page).click()
    await expect(page.getByText('Your queries were stopped')).toBeVisible()
    await expect(editor(page)).toContainText(endless)
    await replaceProgram(page, 'SELECT i FROM generate_series(1, 1000000) AS i')
    await runButton(page).click()
    await expect(tables(page)).toHaveAccessibleName('Line 1: more than 1000 rows (the first 100 are shown)')
  },
)

nightly('by keyboard alone', async ({ page }) => {
  await open(page)
  await tabTo(page, editor(page))
  await solveByKeyboard(page, {
    attempt: 'SELECT cups FROM tea;',
    told: 'Every name should be listed.',
    solution: 'SELECT name FROM tea;',
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  nightly('a wide table scrolls in its own box, and the lesson is finished', async ({ page }) => {
    await open(page)
    await replaceProgram(page, 'SELECT name, origin, origin, origin FROM tea;')
    await runButton(page).tap()
    const box = page.locator('.result')
    await expect(box).toBeVisible()
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await solveOnPhone(page, '*', 'SELECT name FROM tea;')
  })
})

for (const colorScheme of sampledColors) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme })

    nightly('tables and errors have no axe violations, and nothing is cut off', async ({ page }) => {
      await open(page)
      await check(page, 'SELECT * FROM tea;\nSELECT nmae FROM tea;')
      await expect(page.locator('.feedback--bad')).toBeVisible()
      await expectAccessibleConsole(page)
    })
  })
}
