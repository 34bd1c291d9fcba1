import { expect, type Page } from '@playwright/test'

/** Laptops, a tablet, and a large and a small phone. */
export const windows = [
  [1366, 768],
  [1366, 625],
  [1280, 720],
  [768, 1024],
  [375, 812],
  [320, 568],
] as const

/** In no window does the page scroll, and the next step can be pressed without scrolling. */
export async function expectToFit(page: Page): Promise<void> {
  const editor = page.locator('.cm-content')
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    const name = `${width}×${height}`
    await expect(page.locator('.dock .button--primary:visible'), name).toBeInViewport({ ratio: 1 })
    // The editor scrolls by whole pixels, and lines are placed at fractions of them.
    if (await editor.isVisible())
      await expect(page.locator('.cm-activeLine'), name).toBeInViewport({ ratio: 0.9 })
    const overflow = () =>
      page.evaluate(() => ({
        below: document.documentElement.scrollHeight - innerHeight,
        beside: document.documentElement.scrollWidth - innerWidth,
        scrolled: scrollY,
      }))
    await expect.poll(overflow, { message: name }).toEqual({ below: 0, beside: 0, scrolled: 0 })
  }
}
