import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { readBlock } from '../product/read-block.ts'
import { tabTo } from '../product/tab-to.ts'

const product = openSharedSchool()

const editor = (page: Page) => page.getByRole('textbox', { name: 'Code editor' })
/** What a screen reader says after an action. */
const spoken = (page: Page) => page.locator('.dock').getByRole('status')

/** The count, and the hint of the first test that is missing something. */
const missing = /^\d+ of \d+ tests? pass(?:es)?\. (?!Press)\S/
const passed = /^(\d+) of \1 tests? pass(?:es)?\. Press Ctrl or Cmd and Enter to continue\.$/

const blocks = {
  'learn-html-by-building-a-trail-guide': '<p>Not this</p>',
  'learn-flexbox-by-opening-a-tea-shop': 'color: red;',
  'learn-javascript-by-planning-a-hike': 'let wrong = 1',
  'learn-react-by-setting-a-long-table': 'const wrong = 1',
  'learn-python-by-keeping-a-trail-log': 'wrong = 1',
}

for (const [block, wrong] of Object.entries(blocks)) {
  nightly(`a whole block is done with the keyboard, and heard: ${block}`, async ({ page }) => {
    test.setTimeout(180_000)
    const steps = await readBlock(block)
    await page.goto(product.origin + steps[0]?.path)
    await tabTo(page, editor(page))
    await replaceByKeyboard(page, wrong)
    await page.keyboard.press('Control+Enter')
    await expect(spoken(page)).toHaveText(missing)

    for (const [index, { title, answers }] of steps.entries()) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      if (index > 0)
        await expect(spoken(page)).toHaveText(`${title}. ${index + 1} of ${steps.length} in this block`)
      await expect(editor(page)).toBeFocused()
      await replaceByKeyboard(page, answers[0]?.text ?? '')
      await page.keyboard.press('Control+Enter')
      await expect(spoken(page)).toHaveText(passed)
      // The button that moves on has the focus.
      await expect(page.getByRole('button', { name: /next step|Finish/ })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: /^You finished/ })).toBeVisible()
  })
}

async function replaceByKeyboard(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}
