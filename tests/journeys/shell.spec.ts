import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import {
  check,
  expectAccessibleConsole,
  finishAndSignIn,
  lessonsOf,
  runButton,
  solveByKeyboard,
  solveOnPhone,
  submitLesson,
  watchHosts,
} from '../product/program-page.ts'
import { shellLessons } from '../product/shell-lessons.ts'
import { failOnConsoleErrors, replaceProgram, signInByCode } from '../product/visitor.ts'

const product = openSchool(shellLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const { path, open, completed, completionOf } = lessonsOf(product, {
  block: 'tea-tins',
  ids: '65f0c0ffee0123456789051',
})
const editor = (page: Page) => page.getByRole('textbox', { name: 'Code editor, script.sh' })
const terminal = (page: Page) => page.locator('.console')
const lines = (page: Page) => terminal(page).locator('.console__lines > li')
const prompt = (page: Page) => page.getByRole('textbox', { name: /^Type a command\./ })

nightly('a camper finds the mistake and the way, and the lesson is recorded', async ({ page }) => {
  const hosts = watchHosts(page)
  await page.goto(`${product.origin}/signin?returnTo=${path(1)}`)
  await signInByCode(page, product, 'ada@example.org')
  await open(page)
  await check(page, 'if ls tins; then\nfi')
  await expect(page.locator('.feedback--bad')).toContainText(
    "Line 2, column 1: syntax error near unexpected token `fi'",
  )
  await expect(page.locator('.cm-lintRange-error')).toHaveText('fi')

  await check(page, 'lst tins\nls')
  await expect(page.locator('.feedback--bad')).toContainText('Every tin should be listed.')
  await expect(terminal(page)).toContainText('script.sh: line 1: lst: command not found')

  await check(page, 'ls tins')
  await submitLesson(page)
  expect(await completed(page)).toMatchObject([completionOf(1, 12)])
  expect([...hosts]).toEqual(['localhost'])
})

nightly('a visitor’s lesson and project are recorded when they sign in', async ({ page }) => {
  await open(page)
  await check(page, 'ls tins')
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/lesson-2$/)
  await check(page, 'echo Mate > tins/mate.txt')
  await expect(terminal(page).getByRole('listitem').filter({ hasText: 'mate.txt(new)' }).last()).toBeVisible()
  await finishAndSignIn(page)
  await signInByCode(page, product, 'grace@example.org')
  await expect.poll(() => completed(page)).toMatchObject([completionOf(1, 12), completionOf(2, 13)])
})

nightly('after a script, commands are typed on the files that it has left', async ({ page }) => {
  await open(page)
  await replaceProgram(page, 'echo Mate > tins/mate.txt; exit 3')
  await runButton(page).click()
  await expect(terminal(page)).toContainText('Your script ended with exit status 3.')
  await expect(prompt(page)).toBeFocused()
  await page.keyboard.insertText('cd tins')
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toHaveAccessibleName('Type a command. ~/tins $')
  await expect(prompt(page)).toBeFocused()
  await page.keyboard.insertText('cat mate.txt')
  await page.keyboard.press('Enter')
  await expect(lines(page).filter({ hasText: /^Mate$/ })).toHaveCount(1)

  // A run begins with the files as they were.
  await page.getByRole('button', { name: 'Stop' }).click()
  await replaceProgram(page, 'ls tins')
  await runButton(page).click()
  await expect(prompt(page)).toHaveAccessibleName('Type a command. ~ $')
  await expect(terminal(page)).not.toContainText('mate')
})

nightly('a script that never ends is stopped without losing the text', async ({ page }) => {
  await open(page)
  const endless = 'echo begin; while true; do :; done'
  await replaceProgram(page, endless)
  await runButton(page).click()
  await expect(page.getByText('Your script was stopped')).toBeVisible()
  await expect(lines(page)).toHaveText(['begin'])
  await expect(editor(page)).toContainText(endless)
})

nightly('by keyboard alone', async ({ page }) => {
  await open(page)
  await expect(editor(page)).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await editor(page).evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(editor(page)).toBeFocused()
  await solveByKeyboard(page, {
    attempt: 'ls',
    told: 'Every tin should be listed.',
    solution: 'ls tins',
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  nightly('commands and scripts are typed, and the lesson is finished', async ({ page }) => {
    await open(page)
    await replaceProgram(page, 'echo ready')
    await runButton(page).tap()
    await prompt(page).fill('ls tins')
    await page.getByRole('button', { name: 'Run command' }).tap()
    await expect(lines(page).filter({ hasText: /^green\.txt$/ })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await solveOnPhone(page, '$', 'ls tins')
  })
})

for (const colorScheme of sampledColors) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme })

    nightly('the console has no axe violations, and nothing is cut off', async ({ page }) => {
      await open(page)
      await replaceProgram(
        page,
        'lst; mkdir -p tins/new/with-a-very-long-name-that-has-no-space-in-it; exit 1',
      )
      await runButton(page).click()
      await expect(prompt(page)).toBeVisible()
      await expectAccessibleConsole(page)
    })
  })
}
