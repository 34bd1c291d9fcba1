import { expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { codeLessonFiles } from '../product/code-lessons.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

declare global {
  /** How often code has been run, for tests. */
  var startedRuns: number
}

const product = openSchool(codeLessonFiles)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, lesson: string) => page.goto(`${product.origin}/learn/walks/lake/${lesson}`)
const check = (page: Page) => page.getByRole('button', { name: 'Check your code' })
const passed = (page: Page) => page.getByText('All tests pass.')
const code = (page: Page) => page.locator('.cm-content')

test('a camper who types on during a check has not passed with what was never tested', async ({ page }) => {
  const { promise: mayRun, resolve: run } = Promise.withResolvers<void>()
  await page.route(
    ({ origin, protocol }) => protocol === 'http:' && origin !== product.origin,
    async (route) => {
      await mayRun
      await route.continue()
    },
  )
  await open(page, 'js-of-type-1')
  await typeInEditor(page, 'const bird = "heron"')
  await page.keyboard.press('Control+Enter')
  const checking = page.getByRole('button', { name: 'Checking…' })
  await expect(checking).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  run()
  await expect(checking).toBeHidden()
  await expect(check(page)).toBeVisible()
  await expect(passed(page)).toBeHidden()
  await expect(code(page)).toBeFocused()

  await page.keyboard.type('n"')
  await page.keyboard.press('Control+Enter')
  await expect(passed(page)).toBeVisible()
})

nightly('what has passed in one tab has not once another tab has changed it', async ({ page, context }) => {
  await open(page, 'html-of-type-0')
  await typeInEditor(page, '<h1>heron</h1>')
  await check(page).click()
  await expect(passed(page)).toBeVisible()
  const other = await context.newPage()
  await open(other, 'html-of-type-0')
  await typeInEditor(other, '<h1>goose</h1>')
  await expect(code(page)).toContainText('<h1>goose</h1>')
  await expect(passed(page)).toBeHidden()
  await expect(check(page)).toBeVisible()
})

nightly(
  'a project that has passed has not once its saved code is brought back',
  async ({ page, context }) => {
    await becomeCamper(context, product, 'brings-back@example.org')
    await open(page, 'html-of-type-14')
    await typeInEditor(page, '<h1>goose</h1>')
    await page.getByRole('button', { name: 'Save to my account' }).click()
    await expect(page.getByText('saved').first()).toBeVisible()
    await typeInEditor(page, '<h1>heron</h1>')
    await check(page).click()
    await expect(passed(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Go back to my saved code' }).click()
    await expect(code(page)).toContainText('<h1>goose</h1>')
    await expect(passed(page)).toBeHidden()
  },
)

nightly('what is typed after a check that failed is tested ahead, as before it', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unbound-method -- It is called with its own storage.
    const { setItem } = Storage.prototype
    globalThis.startedRuns = 0
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('running-')) globalThis.startedRuns += 1
      setItem.call(this, key, value)
    }
  })
  // Python runs on request only, so that what starts by itself are its tests.
  await open(page, 'py-of-type-20')
  await typeInEditor(page, 'bird = "goose"')
  await check(page).click()
  await expect(page.locator('.feedback--bad')).toBeVisible()
  await page.evaluate(() => {
    globalThis.startedRuns = 0
  })
  await typeInEditor(page, 'bird = "egret"')
  await expect.poll(() => page.evaluate(() => globalThis.startedRuns)).toBeGreaterThan(0)
})
