import { expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { openProfile, signInByCode, typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'
const challengeId = '62bf30f6adc61b1b62843843'

const product = openSharedSchool()

test('code is there again after the page is closed in the middle of a word', async ({ page }) => {
  await page.goto(product.origin + lesson)
  await typeInEditor(page, '<h1>Half a wo')
  await page.reload()
  await expect(page.locator('.cm-content')).toContainText('<h1>Half a wo')
})

nightly('code of those who never pause is saved while they type', async ({ page }) => {
  await page.goto(product.origin + lesson)
  await typeInEditor(page, '<p>')
  const stored = () => page.evaluate((id) => localStorage.getItem(id), challengeId)
  const typing = page.keyboard.type('A slow and steady hand', { delay: 250 })
  await expect.poll(stored).toContain('A slow')
  expect(await stored()).not.toContain('hand')
  await typing
  await expect.poll(stored).toContain('hand')
})

nightly('code that was started over comes back', async ({ page }) => {
  await page.goto(product.origin + lesson)
  await typeInEditor(page, '<h1>Heron')
  await startOver(page, 'Start over')
  await expect(page.locator('.cm-content')).not.toContainText('<h1>Heron')
  await page.reload()
  await startOver(page, 'Bring back my earlier code')
  await expect(page.locator('.cm-content')).toContainText('<h1>Heron')
  await page.reload()
  await expect(page.locator('.cm-content')).toContainText('<h1>Heron')
})

nightly(
  'code that was started over comes back where the browser has no room to store it',
  async ({ page }) => {
    await page.goto(product.origin + lesson)
    await page.evaluate(fillLocalStorage)
    await typeInEditor(page, '<h1>Heron')
    await startOver(page, 'Start over')
    await expect(page.locator('.cm-content')).not.toContainText('<h1>Heron')
    await startOver(page, 'Bring back my earlier code')
    await expect(page.locator('.cm-content')).toContainText('<h1>Heron')
  },
)

nightly(
  'a browser that cannot store the code says so once, and asks before the page is closed',
  async ({ page }) => {
    await page.goto(product.origin + lesson)
    await page.evaluate(fillLocalStorage)
    await typeInEditor(page, '<h1>Heron')
    await expect(page.locator('.flash')).toContainText('Your browser could not save the code.')
    await page.getByRole('button', { name: 'Close this message' }).click()
    await typeInEditor(page, '<h1>Two herons')
    await expect(page.locator('.cm-content')).toContainText('<h1>Two herons')
    await expect(page.locator('.flash')).toHaveCount(0)

    const asked = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await closing

    await page.evaluate(() => localStorage.clear())
    await page.keyboard.type('!')
    await expect.poll(() => page.evaluate((id) => localStorage.getItem(id), challengeId)).toContain('herons!')
    await page.reload()
    await expect(page.locator('.cm-content')).toContainText('<h1>Two herons!')
  },
)

test.describe('without a storage', () => {
  for (const none of [null, undefined]) {
    nightly(`a lesson is done all the same: ${none}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(globalThis, 'localStorage', { get: () => value })
      }, none)
      await page.goto(product.origin + lesson)
      await typeInEditor(page, '<h1>Trail Guide</h1>')
      await expect(page.locator('.flash')).toContainText('Your browser could not save the code.')
      await page.locator('header a[href="/"]').first().click()
      await expect(page).toHaveURL(`${product.origin}/`)
      await page.goBack()
      await expect(page.locator('.cm-content')).toContainText('<h1>Trail Guide</h1>')
      await page.getByRole('button', { name: 'Check your code' }).click()
      await expect(page.locator('.feedback')).toBeVisible()
    })
  }
})

nightly(
  'a draft that is older than a completion on another device steps aside, and comes back',
  async ({ page, browser }) => {
    const email = 'two-devices@example.org'
    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, email)
    await page.goto(product.origin + lesson)
    await typeInEditor(page, '<h1>Draft')
    await page.goto(`${product.origin}/learn`)

    const other = await (await browser.newContext()).newPage()
    await other.goto(`${product.origin}/signin`)
    await signInByCode(other, product, email, 2)
    await other.goto(product.origin + lesson)
    await pass(other)
    await other.getByRole('button', { name: 'Submit and go to the next step' }).click()
    await expect(other).toHaveURL(/step-2$/)

    await page.goto(product.origin + lesson)
    await expect(page.getByRole('link', { name: /^Your settings/ })).toBeVisible()
    await expect(page.locator('.cm-content')).not.toContainText('<h1>Draft')
    await startOver(page, 'Bring back my earlier code')
    await expect(page.locator('.cm-content')).toContainText('<h1>Draft')
    await page.reload()
    await expect(page.getByRole('link', { name: /^Your settings/ })).toBeVisible()
    await expect(page.locator('.cm-content')).toContainText('<h1>Draft')
  },
)

for (const [what, stored] of [
  ['torn', '[{"fileKey":"indexh'],
  ['of another program', '"hello"'],
  ['of a file that is gone', '[{"fileKey":"mainpy","contents":"x"}]'],
] as const) {
  test(`local storage that is ${what} does no harm`, async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [challengeId, stored] as const)
    await page.goto(product.origin + lesson)
    await expect(page.locator('.cm-content')).toContainText('<title>Heron Lake Trail</title>')
  })
}

nightly('after a run that took the page down, nothing runs by itself', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '1'), `running-${challengeId}`)
  await page.goto(product.origin + lesson)
  await expect(page.getByText('Your last run did not finish. Your code is safe.')).toBeVisible()
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.locator('.preview__page iframe')).toHaveCount(0)

  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.locator('.preview__page iframe')).toHaveCount(1)
  await expect(page.getByText('Your last run did not finish.')).toBeHidden()
})

nightly('a page that is loaded again during a run has not been taken down by it', async ({ page }) => {
  await page.goto(product.origin + lesson)
  await expect(page.locator('.preview__page iframe')).toHaveCount(1)
  const key = `running-${challengeId}`
  await page.evaluate((name) => localStorage.setItem(name, '1'), key)
  await page.reload()
  await expect(page.locator('.preview__page iframe')).toHaveCount(1)
  await expect(page.getByText('Your last run did not finish.')).toBeHidden()
})

nightly('an endless loop is stopped and named, and the page goes on answering', async ({ page }) => {
  await page.goto(
    `${product.origin}/learn/javascript-algorithms-and-data-structures-v8/learn-javascript-by-planning-a-hike/step-1`,
  )
  await typeInEditor(page, 'for (;;) {}')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(
    page.locator('.feedback').getByText(/Stopped after 1.5 s in the loop on line \d+/),
  ).toBeVisible()
})

test('a result that cannot be sent waits, and is sent once when the server is back', async ({ page }) => {
  await becomeCamper(page.context(), product, 'cut-off@example.org')
  await page.goto(product.origin + lesson)
  await pass(page)
  const sent: string[] = []
  await page.route('**/modern-challenge-completed', async (route) => {
    sent.push(route.request().method())
    await route.abort('connectionfailed')
  })
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  await expect(page.getByText('Your result is saved in this browser')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Your work on 1 step is waiting to be sent.')).toBeVisible()
  // The first try and three more (docs/reference/limits.md, “Work”).
  expect(sent).toHaveLength(4)
  // A result that could not be recorded does not move on: the camper stays with their code.
  await expect(page).toHaveURL(product.origin + lesson)
  await expect(page.locator('.cm-content')).toContainText('<h1>Heron Lake Trail</h1>')

  await page.unroute('**/modern-challenge-completed')
  const replayed = page.waitForResponse('**/modern-challenge-completed')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await replayed).status()).toBe(200)
  await expect(page.getByText('is waiting to be sent')).toHaveCount(0)
  await expect(page.getByText('Your result is saved in this browser')).toHaveCount(0)
  await openProfile(page)
  await expect(page.getByRole('link', { name: 'Learn HTML by Building a Trail Guide: Step 1' })).toBeVisible()
})

nightly('a camper who moves elsewhere while a result is sent stays there', async ({ page }) => {
  await becomeCamper(page.context(), product, 'elsewhere@example.org')
  await page.goto(product.origin + lesson)
  await pass(page)
  const asked = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  await page.route('**/modern-challenge-completed', async (route) => {
    asked.resolve()
    await mayGoOn.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  await asked.promise
  await page.getByRole('link', { name: /^Your settings/ }).click()
  await expect(page).toHaveURL(`${product.origin}/settings`)
  // The page reloads the session user once the school has the completion; the next lesson would load after that.
  const refreshed = page.waitForResponse('**/user/get-session-user')
  mayGoOn.resolve()
  await refreshed
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('link', { name: 'See your profile' }).click()
  await expect(page.getByRole('link', { name: 'Learn HTML by Building a Trail Guide: Step 1' })).toBeVisible()
})

async function pass(page: Page): Promise<void> {
  await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByText('All tests pass.')).toBeVisible()
}

function fillLocalStorage(): void {
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem(`filling-${size}`, 'x'.repeat(size))
    } catch {
      // Less may still fit.
    }
  }
}

/** Opens the dialog of “Start over” and presses one of its buttons. */
async function startOver(page: Page, button: 'Start over' | 'Bring back my earlier code'): Promise<void> {
  await page.locator('.dock__reset').getByRole('button', { name: 'Start over' }).click()
  await page
    .getByRole('dialog', { name: 'Start this step over?' })
    .getByRole('button', { name: button })
    .click()
}
