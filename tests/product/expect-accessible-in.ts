import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './expect-no-violations.ts'

type Window = readonly [width: number, direction: 'ltr' | 'rtl']

/** Expects of a page, in windows of these widths, that it needs no sideways scrolling and that axe finds no violation. */
export async function expectAccessibleIn(
  page: Page,
  windows: readonly Window[],
  height = 800,
): Promise<void> {
  for (const [width, direction] of windows) {
    await page.setViewportSize({ width, height })
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, direction)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectNoViolations(page)
  }
}
