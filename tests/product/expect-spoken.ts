import { inLanguage, type Language, languages } from '@cairn/contract'
import { catalogs, textsOf } from '@cairn/locales'
import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product.ts'

/** Top-level groups and names of messages; a text that looks like them is a key that has no text. */
const keys = new Set(textsOf(catalogs.en).keys())

/** Expects of a page that it says its language and direction, shows no key of a message, and fits its window. */
export async function expectSpoken(
  page: Page,
  product: Product,
  path: string,
  language: Language,
): Promise<void> {
  const { code, isRightToLeft } = languages[language]
  const where = inLanguage(path, language)
  await page.goto(product.origin + where)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await expect(page.locator('html'), where).toHaveAttribute('lang', code)
  await expect(page.locator('html'), where).toHaveAttribute('dir', isRightToLeft ? 'rtl' : 'ltr')
  const shown = await page.evaluate(() => [document.title, ...document.body.innerText.split('\n')])
  const inKeys = shown.flatMap((line) => line.match(/[a-z]\w*(?:\.[\w-]+)+/gi) ?? [])
  expect(
    inKeys.filter((word) => keys.has(word)),
    where,
  ).toEqual([])
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, { message: where }).toBeLessThanOrEqual(0)
}
