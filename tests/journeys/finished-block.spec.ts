import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, replaceProgram, typeInEditor } from '../product/visitor.ts'
import { workshopLessons } from '../product/workshop-lessons.ts'

const product = openSchool(workshopLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, lesson: string) => page.goto(`${product.origin}/learn/course/${lesson}`)
const celebration = (page: Page, block: string) =>
  page.getByRole('dialog', { name: `You finished “${block}”` })

async function finish(page: Page, code: string): Promise<void> {
  await typeInEditor(page, code)
  await page.getByRole('button', { name: 'Check your code' }).click()
  await page.getByRole('button', { name: /Go to the next step|Finish the block|Back to the course/ }).click()
}

/** By default on a phone only. */
const windows = isNightly
  ? ([
      [1366, 625],
      [375, 740],
    ] as const)
  : ([[375, 740]] as const)

for (const [width, height] of windows) {
  test(`a finished block shows what was made and what comes next, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, 'basket/step-1')
    if (width > 980) await page.getByRole('button', { name: 'Start working' }).click()
    await finish(page, '<h1>Basket</h1>')
    await expect(page.getByRole('heading', { level: 1, name: 'Step 2' })).toBeVisible()
    await finish(page, '<p>My own basket</p>')
    const dialog = celebration(page, 'Weave a Basket')
    await expect(dialog.frameLocator('iframe').getByText('My own basket')).toBeVisible()
    await expect(dialog).toContainText('the 2 steps you finished here are stored in this browser only')
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Flearn%2Fcourse%2Fwillows%2Fcount-the-willows',
    )
    await expectNoViolations(page)
    await expect(dialog.getByRole('link', { name: 'Start “Willows”' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Count the willows' }).first()).toBeVisible()
  })
}

nightly('a block whose other lessons are open is not finished', async ({ page }) => {
  await open(page, 'basket/step-2')
  await finish(page, '<p>Too early</p>')
  await expect(page).toHaveURL(/\/learn\/course\/?#basket$/)
})

nightly(
  'at the very end the way leads back to the course, and the code can be looked at again',
  async ({ page }) => {
    await open(page, 'willows/count-the-willows')
    await replaceProgram(page, 'let willows = 3')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Finish the block' }).click()
    const dialog = celebration(page, 'Willows')
    await dialog.getByRole('button', { name: 'Look at my code again' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Finish the block' }).click()
    await dialog.getByRole('link', { name: 'Back to the course' }).click()
    await expect(page).toHaveURL(/\/learn\/course\/?#willows$/)
  },
)
