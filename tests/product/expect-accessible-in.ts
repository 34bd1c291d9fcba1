import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './expect-no-violations.ts'
import { isNightly } from './is-nightly.ts'

type Window = readonly [width: number, direction: 'ltr' | 'rtl']

/** How often each page has been looked at. */
const looks = new WeakMap<Page, number>()

/**
 * Expects of a page, in windows of these widths, that it needs no sideways scrolling and that axe finds no violation.
 * By default, axe looks in one of the windows: another one for each state of a page, and for other tests.
 */
export async function expectAccessibleIn(
  page: Page,
  windows: readonly Window[],
  height = 800,
): Promise<void> {
  const look = looks.get(page) ?? test.info().titlePath.join(' ').length
  looks.set(page, look + 1)
  for (const [index, [width, direction]] of windows.entries()) {
    await page.setViewportSize({ width, height })
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, direction)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (isNightly || look % windows.length === index) await expectNoViolations(page)
  }
}
