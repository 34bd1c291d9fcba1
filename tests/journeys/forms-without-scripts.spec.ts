import { type Browser, expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { becomeCamper } from '../product/become-camper.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { formLessons, questionIds } from '../product/form-lessons.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openSchool(formLessons)

const phone = { width: 375, height: 740 }
const lesson = (path: string) => `${product.origin}/learn/course/${path}`
const check = (page: Page) => page.getByRole('button', { name: 'Check your answers' }).click()
const submit = (page: Page) => page.getByRole('button', { name: /^Submit and/ }).click()

/** The page of a visitor on a phone that runs no scripts. */
async function openVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  return context.newPage()
}

/** The same of a camper. */
async function openCamper(browser: Browser): Promise<Page> {
  const page = await openVisitor(browser)
  await becomeCamper(page.context(), product, `camper-${crypto.randomUUID()}@example.org`)
  return page
}

/** What the school has recorded for the camper of a page. */
async function recorded(page: Page): Promise<string> {
  return (await page.request.get(`${product.origin}/user/get-session-user`)).text()
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [375, 320]) {
    await page.setViewportSize({ ...phone, width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

async function answerQuiz(page: Page, wrong: number): Promise<void> {
  for (let number = 1; number <= 10; number++) {
    const name = number <= wrong ? `Wrong a${number}` : `Right ${number}`
    await page.getByLabel(name, { exact: true }).check()
  }
}

test.describe('without scripts', () => {
  test('a multiple choice is answered wrong, then right, and recorded', async ({ browser }) => {
    const page = await openCamper(browser)
    await page.goto(lesson('questions/choice'))
    await page.getByLabel('Wood').check()
    await page.getByLabel('Pile three stones').check()
    await check(page)
    await expect(page.getByText('Wood would rot.')).toBeVisible()
    await expect(page.getByText('Some answers are not right yet.')).toBeInViewport()
    await expect(page.getByLabel('Wood')).toBeChecked()
    await expect(page.getByLabel('Pile three stones')).toBeChecked()
    await page.getByLabel('Stones', { exact: true }).check()
    await check(page)
    await expect(page.getByText('That is all this lesson asks for.')).toBeInViewport()
    await expectToFit(page)
    expect(await recorded(page)).not.toContain(questionIds['Choice'])
    await submit(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Blank' })).toBeVisible()
    await expect(page.getByText('Your work is recorded.')).toBeVisible()
    expect(await recorded(page)).toContain(questionIds['Choice'])
  })

  nightly('a blank is filled in by keyboard alone', async ({ browser }) => {
    const page = await openCamper(browser)
    await page.goto(lesson('questions/blank'))
    await page.getByLabel('Blank 1').focus()
    await page.keyboard.type('is')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Many stones, so the verb is plural.')).toBeVisible()
    await expect(page.getByLabel('Blank 1')).toHaveValue('is')
    await page.getByLabel('Blank 1').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(' ARE ')
    await page.keyboard.press('Enter')
    await expect(page.getByText('That is all this lesson asks for.')).toBeInViewport()
    // The page opened at the outcome, so that its button is the next thing to be reached.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/learn\/course\/?\?messages=.*#questions$/)
    await expect(page.getByText('Your work is recorded.')).toBeVisible()
    expect(await recorded(page)).toContain(questionIds['Blank'])
  })

  nightly('a quiz that is failed gives way to another one, which is recorded', async ({ browser }) => {
    const page = await openCamper(browser)
    await page.goto(lesson('stones-quiz/stones-quiz'))
    await page.getByLabel('Right 1', { exact: true }).check()
    await check(page)
    await expect(page.getByText('Choose an answer.')).toHaveCount(9)
    await answerQuiz(page, 2)
    await check(page)
    await expect(page.getByText('8 of 10 right')).toBeInViewport()
    await expect(page.getByLabel('Wrong a1', { exact: true })).toBeChecked()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Quiz 2, which stone is number 1?')).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await answerQuiz(page, 1)
    await check(page)
    await expect(page.getByText('9 of 10 right')).toBeInViewport()
    await expect(page.locator('.quiz-review')).toContainText('Wrong a1')
    await expectToFit(page)
    await submit(page)
    await expect(page.getByText('Your work is recorded.')).toBeVisible()
    expect(await recorded(page)).toContain('65f0c0ffee0123456789f001')
  })

  nightly('a project is submitted by a link that is looked at first', async ({ browser }) => {
    const page = await openCamper(browser)
    await page.goto(lesson('stones/project-1'))
    const link = page.getByLabel('Link to your finished project')
    const finish = () => page.getByRole('button', { name: 'I have finished this project' }).click()
    await link.fill('stones')
    await finish()
    await expect(page.getByText('This is not a link yet.')).toBeVisible()
    await expect(link).toHaveValue('stones')
    await link.fill('https://camper.example.net/stones')
    await finish()
    await expect(page.getByText('That is all this lesson asks for.')).toBeInViewport()
    await submit(page)
    await expect(page.getByText('Your work is recorded.')).toBeVisible()
    expect(await recorded(page)).toContain('"solution":"https://camper.example.net/stones"')

    await expect(page.getByRole('heading', { level: 1, name: 'Project 2' })).toBeVisible()
    await expect(page.locator('noscript .notice')).toHaveText(/The tests for this lesson call your server/)
    await expect(page.getByRole('button', { name: 'Run the tests' })).toBeHidden()
  })

  nightly('a camper who has been signed out meanwhile keeps their link', async ({ browser }) => {
    const page = await openCamper(browser)
    await page.goto(lesson('stones/project-1'))
    const link = 'https://camper.example.net/stones'
    await page.getByLabel('Link to your finished project').fill(link)
    await page.getByRole('button', { name: 'I have finished this project' }).click()
    await page.context().clearCookies()
    await submit(page)
    await expect(page.getByText('Sign in first.')).toBeVisible()
    await expect(page.getByLabel('Link to your finished project')).toHaveValue(link)
  })

  nightly('a visitor sees that the answers are right, and goes on', async ({ browser }) => {
    const page = await openVisitor(browser)
    await page.goto(lesson('questions/choice'))
    await page.getByLabel('Stones', { exact: true }).check()
    await page.getByLabel('Pile three stones').check()
    await check(page)
    await expect(page.getByText('This is not recorded')).toBeInViewport()
    await expectToFit(page)
    await expect(page.getByRole('link', { name: 'Sign in to record it' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the next step' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blank' })).toBeVisible()
  })
})

test.describe('on a slow line', () => {
  test.beforeEach(({ page }) => failOnConsoleErrors(page))

  /** Holds the page's scripts back until the returned function is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await promise
      await route.continue()
    })
    return resolve
  }

  nightly('what is entered before the scripts stays, and is checked by them', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(lesson('stones-quiz/stones-quiz'), { waitUntil: 'commit' })
    await page.getByLabel('Right 7', { exact: true }).check()
    release()
    await expect(page.getByText('1 of 10 answered')).toBeVisible()
    await answerQuiz(page, 0)
    await check(page)
    await expect(page.getByText('10 of 10 right')).toBeVisible()
    await expect(page).toHaveURL(/stones-quiz$/)
  })

  test('a form that is sent before the scripts is answered, and goes on with them', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(lesson('questions/choice'), { waitUntil: 'commit' })
    await page.getByLabel('Wood').check()
    await page.getByRole('button', { name: 'Check your answers' }).click({ noWaitAfter: true })
    await expect(page.getByText('Wood would rot.')).toBeVisible()
    await expect(page).toHaveURL(/#outcome$/)
    release()
    await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
    await page.getByLabel('Stones', { exact: true }).check()
    await expect(page.getByText('Wood would rot.')).toBeHidden()
    await page.getByLabel('Pile three stones').check()
    await check(page)
    await expect(page.getByRole('button', { name: 'Go to the next step' })).toBeFocused()
  })
})

for (const colorScheme of sampledColors) {
  nightly(`pages that answer a form are accessible, ${colorScheme}`, async ({ page }) => {
    failOnConsoleErrors(page)
    page.on('dialog', (dialog) => dialog.accept())
    await page.emulateMedia({ colorScheme })
    const send = async () => {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await page
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => form.submit())
      expect((await answered).headers()['cache-control']).toBe('no-store')
      await page.waitForLoadState()
      await expectAccessibleIn(page, [
        [375, 'ltr'],
        [320, 'rtl'],
      ])
    }
    await page.goto(lesson('questions/choice'))
    await page.getByLabel('Wood').check()
    await send()
    await page.goto(lesson('questions/blank'))
    await page.getByLabel('Blank 1').fill('are')
    await send()
    await page.goto(lesson('stones-quiz/stones-quiz'))
    await answerQuiz(page, 1)
    await send()
    await page.goto(lesson('stones/project-1'))
    await page.getByLabel('Link to your finished project').fill('stones')
    await send()
  })
}
