import type { Page } from '@playwright/test'

/** Opens a page whose scripts arrive only when the returned function is called. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'load' })
  return resolve
}
