import { expect, type Page } from '@playwright/test'
import { codeLessonFiles, codeLessons } from '../product/code-lessons.ts'
import { expectToFit, windows } from '../product/expect-to-fit.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { typeInEditor } from '../product/visitor.ts'

const product = openSchool(codeLessonFiles)

const open = (page: Page, name: string, query = '') =>
  page.goto(`${product.origin}/learn/walks/lake/${name}${query}`)
const check = (page: Page) => page.getByRole('button', { name: 'Check your code' })
const message = (page: Page) => page.getByText('Welcome! You are signed in.')

/** One page by default; every type and language in the nightly profile. */
const sample = ['html-of-type-0']
const chosen = codeLessons.filter(({ name }) => isNightly || sample.includes(name))

for (const { name, wrong, right } of chosen) {
  test(`the page of a lesson fits all windows, before and after an answer: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 625 })
    await open(page, name, '?messages=success[0]=flash.signin-success')
    await expect(message(page)).toBeVisible()
    await typeInEditor(page, wrong)
    await expectToFit(page)
    for (const answer of ['Not quite yet.', 'Close. Take another look']) {
      await check(page).click()
      await expect(page.getByText(answer)).toBeVisible()
      await expectToFit(page)
    }
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expectToFit(page)
    await typeInEditor(page, right)
    await check(page).click()
    await expect(page.getByText('All tests pass.')).toBeVisible()
    await expectToFit(page)
  })
}

nightly('a page that is opened in a small window fits it', async ({ page }) => {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await open(page, 'html-of-type-0')
    await expect(check(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('on a phone, checking a page shows the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, 'html-of-type-0')
  await typeInEditor(page, '<h1>heron</h1>')
  await check(page).click()
  await expect(page.frameLocator('.preview__page iframe').getByText('heron')).toBeVisible()
})

nightly(
  'beside a page an empty console takes no room, and opens when something is printed',
  async ({ page }) => {
    await open(page, 'html-of-type-0')
    const console = page.locator('.pane--console')
    const height = async () => Math.round((await console.boundingBox())?.height ?? 0)
    await expect.poll(height).toBeLessThan(50)
    await typeInEditor(page, '<script>console.log("Hello from the lake")</script>')
    await expect(page.getByText('Hello from the lake', { exact: true })).toBeVisible()
    await expect.poll(height).toBeGreaterThan(50)
  },
)
