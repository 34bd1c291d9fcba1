import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'

const product = openSharedSchool()

/** Changes the first paragraph before the page's scripts run, as extensions and translators of browsers do. */
async function changeEarly(page: Page, how: 'translated' | 'removed'): Promise<void> {
  await page.addInitScript((change) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector('main p')
      if (!found) return
      observer.disconnect()
      if (change === 'removed') found.remove()
      else found.textContent = 'Übersetzt'
    })
    observer.observe(document, { childList: true, subtree: true })
  }, how)
}

for (const how of ['translated', 'removed'] as const) {
  nightly(`a lesson of which something else in the browser has ${how} a part works`, async ({ page }) => {
    await changeEarly(page, how)
    await page.goto(product.origin + lesson)
    await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
    await page.getByRole('button', { name: 'Check your code' }).click()
    await expect(page.getByText('All tests pass.')).toBeVisible()
  })
}

test('a text that the page’s policy lets through makes no element, and runs in none', async ({ page }) => {
  await page.goto(product.origin + lesson)
  // The page's own scripts make the policy.
  await expect(page.locator('.cm-content')).toBeVisible()
  const made = await page.evaluate(() => {
    const script = document.createElement('script')
    script.innerHTML = 'top.canary = 1'
    const section = document.createElement('section')
    section.innerHTML = '&lt;img src=x onerror=top.canary=1&gt;'
    document.body.append(script, section)
    return { elements: section.children.length, canary: (globalThis as { canary?: number }).canary }
  })
  expect(made).toEqual({ elements: 0 })
})
