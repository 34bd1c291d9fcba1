import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { quizLessons } from '../product/quiz-lessons.ts'
import { tabTo } from '../product/tab-to.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openSchool(quizLessons)
test.beforeEach(async ({ page }) => {
  failOnConsoleErrors(page)
  await page.goto(`${product.origin}/learn/course/stones-quiz/stones-quiz`)
})

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Question ${number}`, exact: false })
const check = (page: Page) => page.getByRole('button', { name: 'Check your answers' }).click()

/** Answers the questions in order, the first `wrong` of them wrong. */
async function answer(page: Page, wrong: number): Promise<void> {
  for (let number = 1; number <= 10; number++) {
    const name = number <= wrong ? `Wrong a${number}` : `Right ${number}`
    await page.getByLabel(name, { exact: true }).check()
  }
}

nightly('a quiz that is failed does not say what was wrong, and draws other questions', async ({ page }) => {
  const first = await question(page, 1).first().innerText()
  await answer(page, 2)
  await check(page)
  await expect(page.getByText('8 of 10 right')).toBeVisible()
  await expect(page.getByText('You need 9 to pass.')).toBeVisible()
  await expect(page.getByText('Right answer')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(question(page, 1).first().getByRole('radio').first()).toBeFocused()
  expect(await question(page, 1).first().innerText()).not.toBe(first)
  await expect(page.getByText('0 of 10 answered')).toBeVisible()
})

test('a quiz that is passed shows what was missed, and completes the lesson', async ({ page }) => {
  await answer(page, 1)
  await check(page)
  await expect(page.getByText('9 of 10 right')).toBeVisible()
  const review = page.locator('.quiz-review')
  await expect(review).toContainText('Wrong a1')
  await expect(review).toContainText('Right 1')
  await expect(review).not.toContainText('Right 2')
  await page.getByRole('button', { name: 'Finish the block' }).click()
  await expect(page.getByRole('dialog', { name: 'You finished “Stones Quiz”' })).toBeVisible()
})

nightly('a check with an open question leads to it', async ({ page }) => {
  await page.getByLabel('Right 1', { exact: true }).check()
  await check(page)
  await expect(page.getByText('Choose an answer.')).toHaveCount(9)
  await expect(question(page, 2).first().getByRole('radio').first()).toBeFocused()
})

nightly('answers survive a reload, and leaving asks first', async ({ page }) => {
  await page.getByLabel('Right 3', { exact: true }).check()
  await page.reload()
  await expect(page.getByLabel('Right 3', { exact: true })).toBeChecked()
  await page.getByRole('link', { name: 'Curriculum' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave the quiz?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Right 3', { exact: true })).toBeChecked()
  await page.getByRole('link', { name: 'Curriculum' }).click()
  await dialog.getByRole('button', { name: 'Leave for now' }).click()
  await expect(page).toHaveURL(`${product.origin}/`)
})

nightly(
  'answers of one tab are in another that has none of its own, which does not write over them',
  async ({ page, context }) => {
    await page.getByLabel('Right 3', { exact: true }).check()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByLabel('Right 3', { exact: true })).toBeChecked()
    await page.getByLabel('Right 4', { exact: true }).check()
    await expect(other.getByLabel('Right 4', { exact: true })).toBeChecked()
    await other.getByLabel('Right 5', { exact: true }).check()
    await page.reload()
    for (const number of [3, 4, 5]) {
      await expect(page.getByLabel(`Right ${number}`, { exact: true })).toBeChecked()
    }
  },
)

nightly('a quiz is answered by keyboard alone', async ({ page }) => {
  const first = question(page, 1).first().getByRole('radio').first()
  await expect(first).toBeEnabled()
  await tabTo(page, first)
  for (let number = 1; number <= 10; number++) {
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d+ of 10 right$/)).toBeVisible()
})

for (const colorScheme of sampledColors) {
  nightly(`a quiz is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    await expectAccessibleIn(page, [
      [375, 'ltr'],
      [320, 'rtl'],
    ])
    await answer(page, 1)
    await check(page)
    await expectNoViolations(page)
  })
}
