import { type Cookie, expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { becomeCamper } from '../product/become-camper.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { frontEndProjectLessons } from '../product/front-end-project-lessons.ts'
import {
  buildHere,
  confirm,
  editor,
  finish,
  here,
  html,
  link,
  preview,
  question,
} from '../product/front-end-project-page.ts'
import { nightly, test } from '../product/journey.ts'
import { sessionUser } from '../product/session-user.ts'
import { openSchool } from '../product/open-school.ts'
import { tabTo } from '../product/tab-to.ts'
import {
  failOnConsoleErrors,
  openPane,
  openProfile,
  replaceProgram,
  signInByCode,
} from '../product/visitor.ts'

const product = openSchool(frontEndProjectLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const withScript = `${html}\n<script src="script.js"></script>`

const open = (page: Page, number = 1) => page.goto(`${product.origin}/learn/course/herons/project-${number}`)

const signIn = (page: Page, email: string) => becomeCamper(page.context(), product, email)

/** What the account has of the first project. */
async function recorded(page: Page) {
  const { completedChallenges } = await sessionUser(page, product)
  return completedChallenges.map(({ files }) => files)
}

test('a visitor builds a project in the page, and the account that they sign in to has its code', async ({
  page,
}) => {
  await open(page)
  await here(page).check()
  await expect(here(page)).toBeFocused()
  await expect(preview(page).getByRole('heading', { name: 'My project' })).toBeVisible()

  await test.step('the starting code is not a project', async () => {
    await finish(page).click()
    await expect(page.getByText('This is still the code you started with.')).toBeVisible()
    await expect(question(page)).toBeHidden()
  })

  await test.step('styles and script are in files of their own', async () => {
    await replaceProgram(page, withScript)
    await page.getByRole('tab', { name: 'script.js' }).click()
    await replaceProgram(page, "console.log('Two herons')")
    await expect(preview(page).getByText('Gray heron')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Console' })).toContainText('Two herons')
  })

  await test.step('the camper says when it is done', async () => {
    await finish(page).click()
    await question(page).getByRole('button', { name: 'Keep working' }).click()
    await expect(finish(page)).toBeFocused()
    await finish(page).click()
    await confirm(page).click()
    await page.getByRole('button', { name: 'Go to the next step' }).click()
    await expect(page).toHaveURL(/project-2$/)
  })

  await page.goto(`${product.origin}/signin`)
  await signInByCode(page, product, 'heron-visitor@example.org')
  await expect
    .poll(() => recorded(page))
    .toMatchObject([[{ contents: withScript }, {}, { contents: "console.log('Two herons')" }]])
})

nightly('a visitor who signs in before they submit comes back to their code', async ({ page }) => {
  await open(page)
  await buildHere(page)
  await finish(page).click()
  await confirm(page).click()
  await page.getByRole('link', { name: 'Sign in to save this' }).click()
  await signInByCode(page, product, 'heron-first@example.org')
  await expect(here(page)).toBeChecked()
  await expect(editor(page)).toContainText('Gray heron')
})

nightly(
  'a camper’s project is on their profile, and opens with its code on every device',
  async ({ page }) => {
    await signIn(page, 'heron-camper@example.org')
    await open(page)
    await buildHere(page)
    await finish(page).click()
    await confirm(page).click()
    await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
    await expect(page).toHaveURL(/project-2$/)

    await test.step('others see it running, and its code', async () => {
      await openProfile(page)
      await page.getByRole('button', { name: /^View project/ }).click()
      await expect(page.getByRole('dialog').frameLocator('iframe').getByText('Gray heron')).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: /^View code of/ }).click()
      await expect(page.getByRole('dialog').getByText('Gray heron')).toBeVisible()
    })

    await test.step('a browser that knows nothing of it opens it', async () => {
      await page.evaluate(() => localStorage.clear())
      await open(page)
      await expect(here(page)).toBeChecked()
      await expect(editor(page)).toContainText('Gray heron')
    })

    await test.step('a link can take its place', async () => {
      await link(page).check()
      await page.getByLabel('Link to your finished project').fill('https://camper.example.net/herons')
      await page.keyboard.press('Enter')
      // It moves the button down.
      await expect(page.getByText('We could not check this link.')).toBeVisible()
      await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
      await expect(page).toHaveURL(/project-2$/)
      expect(await recorded(page)).toEqual([[]])
    })
  },
)

nightly('a draft survives a reload, and the way to submit it is remembered', async ({ page }) => {
  await open(page)
  await buildHere(page)
  await page.reload()
  await expect(here(page)).toBeChecked()
  await expect(editor(page)).toContainText('Gray heron')
  await link(page).check()
  await expect(link(page)).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Link to your finished project')).toBeVisible()
  await expect(link(page)).toBeChecked()
  await here(page).check()
  await expect(editor(page)).toContainText('Gray heron')
})

nightly('a draft that is saved to the account is there in another browser', async ({ page, browser }) => {
  await signIn(page, 'heron-draft@example.org')
  await open(page)
  await buildHere(page)
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await expect(page.locator('.flash').getByText('Your code is saved')).toBeVisible()

  const other = await (
    await browser.newContext({ storageState: withoutStorage(await page.context().storageState()) })
  ).newPage()
  await open(other)
  await expect(here(other)).toBeChecked()
  await expect(editor(other)).toContainText('Gray heron')
  await other.context().close()
})

nightly('the tests of a project run before its camper is asked', async ({ page }) => {
  await open(page, 2)
  await buildHere(page, '<h1>Count the herons</h1><p>Two</p>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.locator('.feedback').getByText('There should be a list.')).toBeVisible()
  await expect(question(page)).toBeHidden()
  await replaceProgram(page, html)
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(question(page)).toContainText('All tests pass.')
  await confirm(page).click()
  await page.getByRole('button', { name: 'Back to the course' }).click()
  await expect(page).not.toHaveURL(/project-2$/)
})

nightly('a project is built and submitted on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signIn(page, 'heron-phone@example.org')
  await open(page)
  await buildHere(page)
  await openPane(page, 'Preview')
  await expect(preview(page).getByText('Gray heron')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await finish(page).click()
  await confirm(page).click()
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  await expect(page).toHaveURL(/project-2$/)
})

nightly('a project is built and submitted with the keyboard alone', async ({ page }) => {
  await signIn(page, 'heron-keys@example.org')
  await open(page)
  await tabTo(page, link(page))
  await page.keyboard.press('ArrowUp')
  await expect(here(page)).toBeFocused()
  await expect(here(page)).toBeChecked()
  await tabTo(page, editor(page))
  await page.keyboard.press('Control+a')
  // Typing over colored text makes browsers add styles, which our policy forbids.
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(html)
  await page.keyboard.press('Control+Enter')
  await expect(confirm(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(confirm(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Submit and go to the next step' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/project-2$/)
})

for (const colorScheme of sampledColors) {
  nightly(`axe finds nothing on a front-end project in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const windows = [
      [1366, 'ltr'],
      [1366, 'rtl'],
      [375, 'ltr'],
      [320, 'rtl'],
    ] as const
    await open(page)
    await expectAccessibleIn(page, windows)
    await page.setViewportSize({ width: 1366, height: 800 })
    await buildHere(page)
    await expectAccessibleIn(page, windows)
    await finish(page).click()
    await expect(question(page)).toBeVisible()
    await expectAccessibleIn(page, windows)
    await confirm(page).click()
    await expectAccessibleIn(page, windows)
  })
}

/** The cookies of a session alone. */
const withoutStorage = ({ cookies }: { cookies: Cookie[] }) => ({ cookies, origins: [] })
