import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { openWithoutScripts as openLate } from '../product/open-without-scripts.ts'

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
