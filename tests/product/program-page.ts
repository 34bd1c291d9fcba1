import { expect, type Page } from '@playwright/test'
import { expectAccessibleIn } from './expect-accessible-in.ts'
import { expectToFit } from './expect-to-fit.ts'
import { sessionUser } from './session-user.ts'
import type { Product } from './start-product.ts'
import { openPane, replaceProgram } from './visitor.ts'

/** The page of a lesson whose program runs in the page and is not itself a page. */
export const runButton = (page: Page) => page.getByRole('button', { name: 'Run', exact: true })
const checkButton = (page: Page) => page.getByRole('button', { name: 'Check your code' })

/** Replaces the program and checks it. */
export async function check(page: Page, program: string): Promise<void> {
  await replaceProgram(page, program)
  await checkButton(page).click()
}

/** The hosts that a page asks for anything from now on. */
export function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol !== 'blob:') hosts.add(hostname)
  })
  return hosts
}

/** Submits a lesson whose tests pass. */
export async function submitLesson(page: Page): Promise<void> {
  await expect(page.getByText('All tests pass.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  await expect(page).toHaveURL(/lesson-2$/)
}

/** From the end of a block to the sign-in page, which saves what a visitor has done. */
export async function finishAndSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish the block' }).click()
  await page
    .getByRole('dialog', { name: /^You finished/ })
    .getByRole('link', { name: 'Sign in' })
    .click()
}

/** Replaces the program by keyboard. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a')
  // Typed over colored text, browsers add styles, which our policy forbids.
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
}

/** Checks a first attempt and then the solution by keyboard, and goes to the next lesson. */
export async function solveByKeyboard(
  page: Page,
  { attempt, told, solution }: { attempt: string; told: string; solution: string },
): Promise<void> {
  await retype(page, attempt)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.dock').getByRole('status')).toHaveText(`0 of 1 test passes. ${told}`)
  await retype(page, solution)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Go to the next step' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/lesson-2$/)
}

/** Types a symbol on a phone, then the solution, and goes to the next lesson. */
export async function solveOnPhone(page: Page, symbol: string, solution: string): Promise<void> {
  await openPane(page, 'Code')
  await page
    .getByRole('toolbar', { name: 'Code symbols' })
    .getByRole('button', { name: symbol, exact: true })
    .tap()
  await replaceProgram(page, solution)
  await checkButton(page).tap()
  await page.getByRole('button', { name: 'Go to the next step' }).tap()
  await expect(page).toHaveURL(/lesson-2$/)
}

/** Expects the page to be accessible and to fit, with the console where a phone shows one part at a time. */
export async function expectAccessibleConsole(page: Page): Promise<void> {
  await expectAccessibleIn(page, [
    [1440, 'ltr'],
    [1366, 'rtl'],
    [375, 'ltr'],
  ])
  await openPane(page, 'Console')
  await expectAccessibleIn(page, [
    [375, 'rtl'],
    [320, 'ltr'],
  ])
  await expectToFit(page)
}

/** The lessons of a block whose ids begin with `ids`: how one is opened, and how its completion is recorded. */
export function lessonsOf(product: Product, { block, ids }: { block: string; ids: string }) {
  const path = (number: number) => `/learn/course/${block}/lesson-${number}`
  return {
    path,
    open: (page: Page, number = 1) => page.goto(product.origin + path(number)),
    completed: async (page: Page) => (await sessionUser(page, product)).completedChallenges,
    completionOf: (number: number, challengeType: number) => ({
      id: `${ids}${number}`,
      challengeType,
      solution: product.origin + path(number),
    }),
  }
}
