import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

const python = '/learn/scientific-computing-with-python/learn-python-by-keeping-a-trail-log/step-1'
const javascript =
  '/learn/javascript-algorithms-and-data-structures-v8/learn-javascript-by-planning-a-hike/step-1'

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(product.origin + path)

nightly('a program asks in the console, waits, and continues with the answer', async ({ page }) => {
  await open(page, python)
  await typeInEditor(page, 'print("Hello", input("Your name? "))')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByLabel('Your name?').fill('Ada')
  await page.keyboard.press('Enter')
  await expect(page.locator('.console__lines')).toContainText('Hello Ada')
  await expect(page.getByLabel('Your name?')).toBeHidden()
})

nightly('while a program waits for an answer, what is typed in the editor stays there', async ({ page }) => {
  await open(page, python)
  await typeInEditor(page, 'input("Your name? ")')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByLabel('Your name?')).toBeFocused()
  await page.locator('.cm-open').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' # a question')
  // By then the page around the editor has been drawn again.
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('# a question')
  await page.keyboard.type(' to the hiker')
  await expect(page.locator('.cm-content')).toContainText('# a question to the hiker')
  await expect(page.getByLabel('Your name?')).toHaveValue('')
})

nightly('Stop ends a program that would never end', async ({ page }) => {
  await open(page, python)
  await typeInEditor(page, 'while True: pass')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
  await typeInEditor(page, 'print("Trail log")')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByText('All tests pass.')).toBeVisible()
})

nightly('a program that prints hundreds of megabytes leaves the page usable', async ({ page }) => {
  await open(page, javascript)
  await typeInEditor(page, '')
  // At once, because brackets are closed while one types, and a program that was half typed would run as well.
  await page.keyboard.insertText(
    'const long = "x".repeat(100_000); while (true) console.log(...Array(20).fill(long))',
  )
  await expect(page.getByText('ran too long and was stopped')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.console__lines')).toBeHidden()
})

nightly('an object in the console can be opened', async ({ page }) => {
  await open(page, javascript)
  await typeInEditor(page, '')
  // At once, because a program that was half typed would print a line that then goes.
  await page.keyboard.insertText('console.log({ lake: { depth: 12 } })')
  const line = page.locator('.console__value').first()
  await line.locator('summary').first().click()
  await expect(line.getByText('lake:', { exact: true })).toBeVisible()
})
