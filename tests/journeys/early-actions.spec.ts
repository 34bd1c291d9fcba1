import { expect, type Page, test } from '@playwright/test'
import { startFreshProduct } from '../product/start-fresh-product.ts'
import type { Product } from '../product/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startFreshProduct()
})
test.afterAll(() => product.stop())

/** Opens a page whose scripts arrive only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(product.origin + path)
  return resolve
}

test('a form that is sent before the scripts run is sent then, with what was typed', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/signin')
  await page.getByLabel('Email address').fill('early@example.org')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue('early@example.org')
  arrive()
  await expect(page.getByText('An email is on its way to early@example.org.')).toBeVisible()
})

test('a button that is pressed before the scripts run is pressed then, once', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  arrive()
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
})
