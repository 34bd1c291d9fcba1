import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

/** What the home page may load before its lesson is touched. */
const byteLimit = 120_000

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const lesson = (page: Page) => page.getByRole('region', { name: 'Try it: put your name on the sign' })
const check = (page: Page) => lesson(page).getByRole('button', { name: 'Check your code' })
const field = (page: Page) => lesson(page).getByRole('textbox', { name: 'Code editor, index.html' })
const sign = (page: Page) => lesson(page).frameLocator('iframe').locator('.sign')

/** Opens the page as it is before anything has been touched. */
const arrive = (page: Page) => page.goto(product.origin, { waitUntil: 'networkidle' })

nightly('the page is light until it is touched, and has no editor until its lesson is', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await arrive(page)
  expect(scripts).toEqual([])
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(byteLimit)

  // Twin: what comes then would be too much.
  await page.mouse.move(5, 5)
  await expect.poll(() => bytes).toBeGreaterThan(byteLimit)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((script) => script.includes('code-editor'))).toEqual([])
  await field(page).focus()
  await expect(page.locator('.cm-content')).toBeFocused()
})

nightly('who has been here gets the whole page at once', async ({ page }) => {
  await page.goto(product.origin)
  await page.evaluate(() => localStorage.setItem('a lesson', 'done'))
  const started = page.waitForRequest('**/assets/entry.client-*.js')
  await arrive(page)
  await started
})

nightly('the first touch of all counts', async ({ page }) => {
  await arrive(page)
  await check(page).click()
  await expect(lesson(page).getByRole('status')).toContainText('The sign still says “Hello, world!”')
})

/** By default on a phone only. */
for (const width of isNightly ? [1440, 375] : [375]) {
  test(`a visitor puts their name on the sign, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(product.origin)
    await expect(lesson(page).locator('.sign')).toHaveText('Hello, world!')
    await expect(lesson(page).locator('.sign')).toBeVisible()
    await check(page).click()
    await expect(lesson(page).getByRole('status')).toContainText('The sign still says “Hello, world!”')
    await expect(page.locator('.cm-content')).toBeVisible()
    await expectNoViolations(page)
    await page.locator('.cm-open').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.type('Hello, Ada!')
    await expect(sign(page)).toHaveText('Hello, Ada!')
    await page.keyboard.press('Control+Enter')
    const passed = 'You have just changed a web page.'
    await expect(lesson(page).getByRole('status')).toContainText(passed)
    await expectNoViolations(page)
    await page.keyboard.type('!')
    await expect(sign(page)).toHaveText('Hello, Ada!!')
    await expect(lesson(page).getByRole('status')).toContainText(passed)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await lesson(page).getByRole('link', { name: 'Take the first step' }).click()
    await expect(page).toHaveURL(`${product.origin}/learn`)
  })
}

nightly('what is typed while the editor loads is kept, and so is the focus', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/assets/open-lesson-*.js', async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.goto(product.origin)
  await field(page).fill('  Hello, Lin!')
  load()
  await expect(page.locator('.cm-content')).toBeFocused()
  await expect(page.locator('.cm-open')).toHaveText('Hello, Lin!')
  await expect(sign(page)).toHaveText('Hello, Lin!')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the lesson can be read, and says what it needs', async ({ page }) => {
    await page.goto(product.origin)
    await expect(lesson(page).locator('.sign')).toHaveText('Hello, world!')
    await expect(lesson(page).locator('.sign')).toBeVisible()
    await expect(lesson(page).locator('noscript p')).toBeVisible()
    await expect(check(page)).toBeHidden()
  })
})
