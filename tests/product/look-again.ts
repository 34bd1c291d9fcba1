import type { Page } from '@playwright/test'

/** As when a person comes back to a tab. Playwright's pages are all in front, so nothing tells them that they are looked at. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
