import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { tabTo } from '../product/tab-to.ts'
import { failOnConsoleErrors, openPane, replaceProgram } from '../product/visitor.ts'
import { workshopLessons } from '../product/workshop-lessons.ts'

const forumUrl = 'https://forum.example'

const product = openSchool(workshopLessons, { FORUM_URL: forumUrl })
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, lesson: 'basket/step-1' | 'basket/step-2' | 'willows/count-the-willows') =>
  page.goto(`${product.origin}/learn/course/${lesson}`)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

nightly('the finished project opens first, and the editor waits behind it', async ({ page }) => {
  await open(page, 'basket/step-1')
  const dialog = page.getByRole('dialog', { name: 'The finished project' })
  await expect(dialog.frameLocator('iframe').getByText('The finished basket')).toBeVisible()
  await page.locator('.cm-content').evaluate((editor: HTMLElement) => editor.focus())
  await expect(page.locator('.cm-content')).not.toBeFocused()
  await page.getByRole('button', { name: 'Start working' }).click()
  await page.reload()
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'See the finished project' }).click()
  await expect(dialog.frameLocator('iframe').getByText('The finished basket')).toBeVisible()
})

/** By default on a phone only. */
for (const width of isNightly ? [1280, 375] : [375]) {
  test(`Ctrl+Enter checks, then goes on, from the first key to the next lesson, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, 'basket/step-1')
    if (width === 1280) {
      await expect(page.getByRole('dialog', { name: 'The finished project' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    const editor = page.locator('.cm-content')
    if (width === 375) {
      await tabTo(page, page.getByRole('button', { name: 'Code', exact: true }))
      await page.keyboard.press('Enter')
    }
    await tabTo(page, editor)
    await page.keyboard.type('<h1>Bask')
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByRole('status').getByText('1 of 2 tests pass. It should say Basket.'),
    ).toBeAttached()
    await openPane(page, 'Code')
    await tabTo(page, editor)
    await page.keyboard.type('et</h1>')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('All tests pass.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go to the next step' })).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(heading(page, 'Step 2')).toBeVisible()
  })
}

nightly(
  'the console tells which tests have not passed, by number, and then what was printed',
  async ({ page }) => {
    await open(page, 'willows/count-the-willows')
    await replaceProgram(page, 'let willows = 2; console.log("so many")')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Console' })).toContainText(
      /running tests\s*1\. Not yet\s*tests completed\s*console output\s*so many/,
    )
    await page.keyboard.type(' ')
    await expect(page.getByRole('region', { name: 'Console' })).not.toContainText('tests completed')
  },
)

nightly('code that cannot be read is checked once, until it changes', async ({ page }) => {
  await open(page, 'willows/count-the-willows')
  await replaceProgram(page, 'let willows = = 3')
  const check = page.getByRole('button', { name: 'Check your code' })
  await check.click()
  await expect(page.locator('.feedback').getByText('Your code has a syntax error.')).toBeVisible()
  await expect(check).toBeDisabled()
  await replaceProgram(page, 'let willows = 4')
  await expect(check).toBeEnabled()
})

nightly('the button that checks keeps the focus, however long the check takes', async ({ page }) => {
  await open(page, 'willows/count-the-willows')
  await replaceProgram(page, 'let willows = 2; while (true) {}')
  const check = page.getByRole('button', { name: 'Check your code' })
  await check.focus()
  await page.keyboard.press('Enter')
  const checking = page.getByRole('button', { name: /^Checking/ })
  await expect(checking).toBeDisabled()
  await expect(checking).toBeFocused()
  await expect(check).toBeEnabled()
  await expect(check).toBeFocused()
})

nightly('a lesson that is one program ends in a dialog, and its code can be kept', async ({ page }) => {
  await open(page, 'willows/count-the-willows')
  await replaceProgram(page, 'let willows = 3')
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'All tests pass' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download my code' }).click()
  expect((await download).suggestedFilename()).toBe('count-the-willows.txt')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Download my code' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: 'You finished “Willows”' })).toBeVisible()
})

nightly('Stop ends an endless loop, and the page answers', async ({ page }) => {
  await open(page, 'willows/count-the-willows')
  await replaceProgram(page, 'let willows = 3; while (true) {}')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await replaceProgram(page, 'let willows = 3')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByRole('dialog', { name: 'All tests pass' })).toBeVisible()
})

nightly('a hidden pane stays hidden, and one pane always stays visible', async ({ page }) => {
  await open(page, 'basket/step-2')
  const console = page.getByRole('region', { name: 'Console' })
  await expect(console).toBeVisible()
  await page.getByRole('button', { name: 'Show Console' }).click()
  await expect(console).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show Console' })).toHaveAttribute('aria-pressed', 'false')
  await expect(console).toBeHidden()
  for (const pane of ['Lesson', 'Preview']) await page.getByRole('button', { name: `Show ${pane}` }).click()
  await expect(page.getByRole('button', { name: 'Show Code' })).toBeDisabled()
  await page.setViewportSize({ width: 375, height: 740 })
  await openPane(page, 'Console')
  await expect(console).toBeVisible()
})

for (const colorScheme of sampledColors) {
  nightly(
    `axe finds nothing in the project and at the end of a lesson in ${colorScheme} colors`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const [width, direction] of [
        [1280, 'ltr'],
        [375, 'rtl'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 })
        await open(page, 'basket/step-1')
        await turn(page, direction)
        const project = page.getByRole('dialog', { name: 'The finished project' })
        const show = page.getByRole('button', { name: 'See the finished project' })
        await expect(show).toBeAttached()
        // On a wide screen it opens by itself the first time.
        if (width < 981) await show.click()
        await expect(project.locator('iframe')).toBeVisible()
        await expectNoViolations(page, { isStrict: true })
        await open(page, 'willows/count-the-willows')
        await turn(page, direction)
        await replaceProgram(page, 'let willows = 2')
        await page.keyboard.press('Control+Enter')
        await expect(page.getByText('Not quite yet. Here is what is missing:')).toBeVisible()
        await expectNoViolations(page, { isStrict: true })
        await replaceProgram(page, 'let willows = 3')
        await page.keyboard.press('Control+Enter')
        await expect(page.getByRole('dialog', { name: 'All tests pass' })).toBeVisible()
        await expectNoViolations(page, { isStrict: true })
      }
    },
  )
}

const turn = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
