import { getSessionUser } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

declare global {
  /** Lets what the school says last arrive, for tests; there once the page has asked. */
  var answer: (() => void) | undefined
  /** Whether the page has read it. */
  var isAnswerRead: boolean
}

const block = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide'

const product = openSharedSchool()

async function passFirstStep(page: Page): Promise<void> {
  await page.goto(`${product.origin}${block}/step-1`)
  await expect(page.getByText('1 of 10 in this block')).toBeVisible()
  await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
  await page.getByRole('button', { name: 'Check your code' }).click()
}

async function finishFirstStep(page: Page): Promise<void> {
  await passFirstStep(page)
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/step-2$/)
}

test('after a step the next one is announced, and the camper can type at once', async ({ page }) => {
  failOnConsoleErrors(page)
  await finishFirstStep(page)
  await expect(page.getByRole('status').getByText('Step 2. 2 of 10 in this block')).toBeAttached()
  await expect(page.locator('.cm-content')).toBeFocused()

  await page.goto(`${product.origin}${block}/step-1`)
  await expect(page.locator('.lesson-heading')).toContainText('Done')
  await expect(page.locator('.cm-content')).not.toBeFocused()
})

nightly('on a phone the next step begins with its text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await finishFirstStep(page)
  await expect(page.getByRole('heading', { name: 'Step 2' })).toBeVisible()
  await expect(page.locator('.instructions')).toBeFocused()
})

test.describe('a camper who follows a link while the answer is on its way', () => {
  let nextLessons: string[]
  test.beforeEach(({ page }) => {
    nextLessons = []
    page.on('request', (request) => {
      if (request.url().endsWith('/step-2/page-data.json')) nextLessons.push(request.url())
    })
  })

  /** Submits the first step. What the school says last arrives, as a whole, when the page calls `answer`. */
  async function submitFirstStep(page: Page, email: string): Promise<void> {
    await becomeCamper(page.context(), product, email)
    await passFirstStep(page)
    await page.evaluate(async (user) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const send = globalThis.fetch
      const known = await send(user)
      const text = await known.text()
      const read = async () => {
        globalThis.isAnswerRead = true
        return text
      }
      Object.assign(known, { text: read })
      globalThis.isAnswerRead = false
      globalThis.fetch = async (input, options) => {
        if (input !== user) return send(input, options)
        globalThis.answer = resolve
        await promise
        return known
      }
    }, getSessionUser.path)
    await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
    await page.waitForFunction(() => globalThis.answer)
  }

  const settings = (page: Page) => page.getByRole('link', { name: /^Your settings/ })
  const answer = (page: Page) => page.evaluate(() => globalThis.answer?.())
  async function expectSettings(page: Page): Promise<void> {
    await page.waitForFunction(() => globalThis.isAnswerRead)
    // A page that goes on asks for the next lesson at once.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(nextLessons).toEqual([])
    await expect(page).toHaveURL(/settings/)
  }

  nightly('stays where the link leads', async ({ page }) => {
    await submitFirstStep(page, 'follows-a-link@example.org')
    await settings(page).click()
    await expect(page).toHaveURL(/settings/)
    await answer(page)
    await expectSettings(page)
  })

  nightly('arrives there, although the answer comes first', async ({ page }) => {
    await submitFirstStep(page, 'follows-slowly@example.org')
    const { promise: isReady, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/settings/page-data.json', async (route) => {
      await isReady
      await route.continue()
    })
    await settings(page).click()
    await answer(page)
    letThrough()
    await expectSettings(page)
  })

  nightly('arrives there, although the answer comes at the same moment', async ({ page }) => {
    await submitFirstStep(page, 'follows-at-once@example.org')
    await settings(page).evaluate((link: HTMLAnchorElement) => {
      link.click()
      globalThis.answer?.()
    })
    await expectSettings(page)
  })
})
