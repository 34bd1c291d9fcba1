import { expect, type Page } from '@playwright/test'
import { test } from '../product/journey.ts'
import { pseudoLetter, startPseudoSchool } from '../product/start-pseudo-school.ts'

let school: Awaited<ReturnType<typeof startPseudoSchool>>

test.beforeAll(async () => {
  school = await startPseudoSchool()
})
test.afterAll(() => school.close())

const course = '/learn/2022/responsive-web-design'

for (const path of [
  '/',
  '/learn',
  '/learn/review',
  course,
  `${course}/learn-html-by-building-a-trail-guide/step-1`,
  '/signin',
  '/settings',
  '/settings/sign-in',
  '/nobody-here',
]) {
  test(`every text of ${path} is in the catalog, or says its own language`, async ({ page }) => {
    await page.goto(`${school.product.origin}/german${path === '/' ? '' : path}`)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await foreignTexts(page)).toEqual([])
  })
}

/** Texts without a letter of the catalog's, apart from code, names of files, sizes, and what is in another language. */
function foreignTexts(page: Page): Promise<string[]> {
  return page.evaluate((letter) => {
    const aside =
      '[lang]:not(html), code, pre, kbd, script, style, .code-editor, .file-tabs button, .first-lesson__file, .editor-bar [aria-hidden], .encouragement'
    const found = new Set<string>()
    const look = (text: string | null) => {
      if (text && /[a-z]/i.test(text) && !text.includes(letter)) found.add(text.trim())
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(aside)) continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue)
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) look(element.getAttribute(name))
    }
    return [...found]
  }, pseudoLetter)
}
