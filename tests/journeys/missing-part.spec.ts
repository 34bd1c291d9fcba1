import { expect } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'
const editorScript = '**/assets/code-editor-*.js'

const product = openSharedSchool()

test('a page whose script is missing is fetched again, and then works', async ({ page }) => {
  await page.route(editorScript, (route) => route.abort(), { times: 1 })
  await page.goto(product.origin + lesson)
  await expect(page.locator('.cm-content')).toBeVisible()
})

nightly('a page whose script stays missing says so, and keeps what is typed', async ({ page }) => {
  await page.route(editorScript, (route) => route.abort())
  await page.goto(product.origin + lesson)
  await expect(page.getByText('Part of this page did not load.')).toBeVisible()
  await page.getByRole('textbox', { name: /Code editor/ }).fill('<h1>Heron</h1>')
  await page.unroute(editorScript)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.locator('.cm-content')).toContainText('<h1>Heron</h1>')
})

nightly('a page that has lost its server is not replaced by an error', async ({ page, context }) => {
  await page.route(editorScript, async (route) => {
    await context.setOffline(true)
    await route.abort()
  })
  await page.goto(product.origin + lesson)
  await expect(page.getByText('Part of this page did not load.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Step 1' })).toBeVisible()
})

nightly(
  'what is opened without a line comes once it is back, and nothing is lost',
  async ({ page, context }) => {
    const helpScript = '**/assets/help-dialog-*.js'
    await page.route(helpScript, (route) => route.abort())
    await page.goto(product.origin + lesson)
    await page.locator('.cm-content').waitFor()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await expect(page.getByText('Part of this page did not load.')).toBeVisible()
    await page.unroute(helpScript)
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Stuck? It happens to everyone' })).toBeVisible()
  },
)
