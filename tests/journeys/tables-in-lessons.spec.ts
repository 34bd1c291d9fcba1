import { expect, type Page } from '@playwright/test'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { tableLessons } from '../product/table-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openSchool(tableLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, number: number) =>
  page.goto(`${product.origin}/learn/course/tables/table-${number}`)

/** In how many lines the code in cells is, by its text. */
const linesOfCode = (page: Page) =>
  page
    .locator('.lesson td code')
    .evaluateAll((codes) =>
      Object.fromEntries(codes.map((code) => [code.textContent, code.getClientRects().length])),
    )

/** How much wider than the text the widest table is. */
const overflow = (page: Page) =>
  page.locator('.lesson:has(table)').evaluate((element) => element.scrollWidth - element.clientWidth)

nightly('short code in a table stays whole where there is room', async ({ page }) => {
  await open(page, 1)
  for (const width of [1366, 768]) {
    await page.setViewportSize({ width, height: 768 })
    expect(await linesOfCode(page), `${width}`).toEqual({ querySelector: 1, undefined: 1, splice: 1 })
  }
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await linesOfCode(page)).toMatchObject({ splice: 1 })
})

nightly('twin: code that breaks anywhere is broken for the sake of the text beside it', async ({ page }) => {
  await open(page, 1)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('td code { overflow-wrap: anywhere !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  expect((await linesOfCode(page))['querySelector']).toBeGreaterThan(1)
})

for (const number of [1, 2, 3]) {
  nightly(`table ${number} is no wider than its page`, async ({ page }) => {
    await open(page, number)
    for (const width of [320, 375, 600, 768, 1366]) {
      await page.setViewportSize({ width, height: 812 })
      expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0)
    }
    await expectAccessibleIn(page, [[320, 'rtl']])
  })
}
