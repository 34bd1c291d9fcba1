import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, openPane } from '../product/visitor.ts'

const course = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide'

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(product.origin + path)
const editor = (page: Page) => page.locator('.cm-content')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('the row of symbols types at the cursor, and the editor keeps the focus', async ({ page }) => {
    await open(page, `${course}/step-1`)
    await openPane(page, 'Code')
    await page.locator('.cm-open').first().tap()
    const row = page.getByRole('toolbar', { name: 'Code symbols' })
    for (const symbol of ['<', '/', '>']) await row.getByRole('button', { name: symbol, exact: true }).tap()
    await expect(editor(page)).toContainText('</>')
    await expect(editor(page)).toBeFocused()
    await row.getByRole('button', { name: 'Undo' }).tap()
    await expect(editor(page)).not.toContainText('</>')
    const { height } = (await row.getByRole('button', { name: '<', exact: true }).boundingBox()) ?? {
      height: 0,
    }
    expect(height).toBeGreaterThanOrEqual(44)
  })
})

test.describe('on a phone with a slow connection', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  nightly(
    'what is typed before the scripts have loaded is in the editor that they load',
    async ({ page }) => {
      const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
      await page.route('**/*.js', async (route) => {
        await scriptsMayCome
        await route.continue()
      })
      await page.goto(`${product.origin}${course}/step-1`, { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Code', exact: true }).tap()
      await page.locator('.pane--code textarea').tap()
      await page.keyboard.type('<h1>Heron Lake')
      letScriptsCome()
      await expect(editor(page)).toContainText('<h1>Heron Lake')
      await expect(editor(page)).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.type(' Trail</h1>')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('All tests pass.')).toBeVisible()
    },
  )
})
