import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { openWithoutScripts as openLate } from '../product/open-without-scripts.ts'

declare global {
  /** How often a click has come as far as the document, for tests. */
  var presses: number
}

const product = openSharedSchool()

const openWithoutScripts = (page: Page, path: string) => openLate(page, product.origin + path)

test('a form that is sent before the scripts run is sent then, with what was typed', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/signin')
  await page.getByLabel('Email address').fill('early@example.org')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue('early@example.org')
  arrive()
  await expect(page.getByText('An email is on its way to early@example.org.')).toBeVisible()
})

nightly('a button that is pressed before the scripts run is pressed then, once', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/')
  // The browser itself opens the menu, and nothing closes it when the scripts are there.
  await page.getByRole('button', { name: 'Language and theme' }).click()
  const dark = page.getByRole('button', { name: 'Dark', exact: true })
  await dark.click()
  arrive()
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(dark).toBeVisible()
})

nightly('what is chosen before the scripts run stays chosen', async ({ page }) => {
  const arrive = await openWithoutScripts(
    page,
    '/learn/data-visualization/data-visualization-projects/visualize-data-with-a-bar-chart',
  )
  const here = page.getByRole('radio', { name: 'Build it here' })
  await expect(here).not.toBeChecked()
  await here.click()
  arrive()
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(here).toBeChecked()
})

test('what is typed before the scripts run is known to the page', async ({ page }) => {
  const arrive = await openWithoutScripts(
    page,
    '/learn/back-end-development-and-apis/back-end-development-and-apis-projects/timestamp-microservice',
  )
  const server = page.getByLabel('Link to your server')
  await server.pressSequentially('http://localhost:/')
  await page.keyboard.press('ArrowLeft')
  arrive()
  await page.waitForFunction(() => window.isPageComplete)
  await page.keyboard.type('1')
  await page.getByRole('button', { name: 'Run the tests' }).click()
  await expect(page.getByText('Add the link to your source code, too.')).toBeVisible()
  await expect(server).toHaveValue('http://localhost:1/')
})

/** Presses a button when React has begun to listen, and before it can answer: it lets no event pass then. */
async function pressWhileComingAlive(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    let isPressed = false
    document.addEventListener = (...listening: Parameters<typeof document.addEventListener>) => {
      EventTarget.prototype.addEventListener.apply(document, listening)
      if (listening[0] !== 'click' || isPressed) return
      isPressed = true
      globalThis.presses = 0
      EventTarget.prototype.addEventListener.call(document, 'click', () => (globalThis.presses += 1))
      queueMicrotask(() => document.querySelector<HTMLElement>(wanted)?.click())
    }
  }, selector)
}

test('a part of a lesson that is chosen while the page comes alive is shown', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await pressWhileComingAlive(page, '[data-pane=code]')
  await page.goto(`${product.origin}/learn/2022/responsive-web-design/your-first-page/say-hello`)
  await expect(page.locator('.cm-content')).toBeVisible()
})

nightly('a button that is pressed while the page comes alive is pressed once', async ({ page }) => {
  await pressWhileComingAlive(page, '.theme-choice button:nth-of-type(2)')
  await page.goto(product.origin)
  await expect(page.locator('.theme-choice [aria-pressed=true]')).toHaveText('Dark')
  expect(await page.evaluate(() => globalThis.presses)).toBe(1)
})
