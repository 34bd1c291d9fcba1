import { rm } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { writeExamples } from '../product/example-lessons.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { type AuthoringProduct, startAuthoring } from '../product/start-authoring.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

let examples: string
let authoring: AuthoringProduct

test.beforeAll(async () => {
  examples = await writeExamples()
  authoring = await startAuthoring(examples)
})
test.afterAll(async () => {
  await authoring.close()
  await rm(examples, { recursive: true })
})
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const address = (block: number, name: string) =>
  `${authoring.product.origin}/learn/lessons/example-${block}/${name}`

test('a wrong answer is explained, and a right one lets the camper continue', async ({ page }) => {
  await page.goto(address(2, 'sourdough'))
  await page.getByLabel('Baking powder').check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByText('Baking powder is for cakes')).toBeVisible()
  await page.getByLabel('Wild yeast').check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByRole('button', { name: 'Finish the block' })).toBeFocused()
  await expect(page.getByText('This lesson is done.')).toBeVisible()
})

nightly('a quiz is answered with the keyboard alone', async ({ page }) => {
  await page.goto(address(3, 'bread-quiz'))
  // The answers are drawn in the browser, and can be chosen from then on.
  await expect(page.getByLabel('Rice')).toBeEnabled()
  await page.getByLabel('Rice').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 1 right')).toBeVisible()
})

nightly('a blank accepts the word in any case', async ({ page }) => {
  await page.goto(address(4, 'task-1'))
  await page.getByLabel('Blank 1').fill('are')
  await page.keyboard.press('Enter')
  await expect(page.getByText('One loaf, so the verb is singular.')).toBeVisible()
  await page.getByLabel('Blank 1').fill(' IS ')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Finish the block' }).click()
  await expect(page.getByRole('dialog', { name: /^You finished/ })).toBeVisible()
})

nightly('a lecture is read and its boxes are ticked', async ({ page }) => {
  await page.goto(address(5, 'ovens-and-variables'))
  await expect(page.getByLabel('script.js')).toContainText('We bake')
  await page.getByRole('button', { name: 'Try it yourself' }).click()
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nconsole.log(loaves * 10)')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByLabel('Console')).toContainText('We bake 2 loaves.')
  await expect(page.getByLabel('Console')).toContainText('20')

  await page.getByLabel('Read the text aloud').check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByText('Tick each box once you have done what it says.')).toBeVisible()
  await page.getByLabel('Bake a loaf').check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByRole('button', { name: 'Finish the block' })).toBeVisible()
})

for (const colorScheme of sampledColors) {
  for (const [width, direction] of [
    [1280, 'ltr'],
    [375, 'rtl'],
  ] as const) {
    nightly(
      `no accessibility violations and no horizontal scrolling, ${colorScheme}, ${width} px, ${direction}`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        for (const [block, name] of [
          [2, 'sourdough'],
          [3, 'bread-quiz'],
          [4, 'task-1'],
          [5, 'ovens-and-variables'],
        ] as const) {
          await page.goto(address(block, name))
          await page.getByRole('button', { name: 'Check your answers' }).click()
          await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
          await expectNoViolations(page, { isStrict: true })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
      },
    )
  }
}
