import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, replaceProgram, typeInEditor } from '../product/visitor.ts'
import { workshopLessons } from '../product/workshop-lessons.ts'

const product = openSchool(workshopLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 404/ }))

const open = (page: Page, lesson: string) => page.goto(`${product.origin}/learn/course/${lesson}`)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stuck? It happens to everyone' })
const step = (page: Page, name: string) => dialog(page).locator('details', { hasText: name })

async function miss(page: Page, text: string): Promise<void> {
  await typeInEditor(page, text)
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByRole('status').getByText('0 of 1 test passes.')).toBeAttached()
}

nightly(
  'help goes further each time the same test is missed, and opens nothing by itself',
  async ({ page }) => {
    await open(page, 'basket/step-2')
    await miss(page, '<i>One</i>')
    await expect(page.getByRole('button', { name: 'Get more help' })).toBeHidden()
    await miss(page, '<i>Two</i>')
    await page.getByRole('button', { name: 'Get more help' }).click()
    await expect(dialog(page)).toContainText('This test has not passed in 2 checks.')
    await expect(dialog(page)).toContainText('“Show me a worked example” opens after 1 more check.')
    await expect(dialog(page)).toContainText('“Show me a solution” opens after 2 more checks.')
    await expect(dialog(page)).not.toContainText('differs')
    await page.getByText('Show me where to look').click()
    await expect(step(page, 'Show me where to look')).toContainText('Look at line 3 of index.html.')
    await expect(step(page, 'Show me where to look').locator('code')).toHaveText('<i>Two</i>')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')

    await miss(page, '<i>Three</i>')
    await miss(page, '<i>Four</i>')
    await page.getByRole('button', { name: 'Get more help' }).click()
    await page.getByText('Show me a worked example').click()
    await expect(step(page, 'Show me a worked example')).toContainText('A jug holds water.')
    await page.getByText('Show me a solution').click()
    await expect(step(page, 'Show me a solution').getByRole('region', { name: 'index.html' })).toHaveText(
      '<p>The finished basket</p>',
    )
    await expectNoViolations(page)
  },
)

nightly('the values of a test are compared, with the differing part marked and named', async ({ page }) => {
  await open(page, 'basket/step-1')
  await page.getByRole('button', { name: 'Start working' }).click()
  await typeInEditor(page, '<h1>Bucket</h1>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  const feedback = page.locator('.feedback')
  await expect(feedback.locator('mark')).toHaveText(['as', 'uc'])
  await expect(feedback).toContainText(
    'They differ from character 2 on: “as” was expected, and your code gave “uc”.',
  )
})

nightly('numbers are compared as a whole', async ({ page }) => {
  await open(page, 'willows/count-the-willows')
  await replaceProgram(page, 'let willows = 31')
  await page.getByRole('button', { name: 'Check your code' }).click()
  const feedback = page.locator('.feedback')
  await expect(feedback.getByRole('definition')).toHaveText(['3', '31'])
  await expect(feedback.locator('mark')).toHaveCount(0)
  await expect(feedback).not.toContainText('They differ')
})

nightly('what the author of a test says about its failure is shown below its hint', async ({ page }) => {
  await open(page, 'willows/count-the-willows')
  await replaceProgram(page, 'let willows = "3"')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.locator('.feedback')).toContainText('should be a number.Quotation marks make a text.')
})

nightly('each hint is on the screen once', async ({ page }) => {
  await open(page, 'basket/step-2')
  await miss(page, '<i>One</i>')
  const hints = page.getByText('There should be a paragraph.').filter({ visible: true })
  // The announcement for screen readers is not visible, although it has a size.
  await expect(hints.and(page.locator(':not(.visually-hidden)'))).toHaveCount(1)
})

nightly('a screen reader hears of a syntax error as such', async ({ page }) => {
  await open(page, 'willows/count-the-willows')
  await replaceProgram(page, 'let willows = = 3')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.locator('.visually-hidden[role=status]')).toContainText(
    'Your code has a syntax error. Line 1',
  )
  await expect(page.locator('.visually-hidden[role=status]')).not.toContainText('willows should be 3')
})
