import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import type { Product } from '../product/start-product.ts'
import { type RemoteEditor, startRemoteEditor } from '../product/start-remote-editor.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { tabTo } from '../product/tab-to.ts'
import { tutorialLessons } from '../product/tutorial-lessons.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

let product: Product
let close: () => Promise<void>
let editor: RemoteEditor

test.beforeAll(async () => {
  editor = await startRemoteEditor()
  const environment = { REMOTE_EDITOR_URL: editor.url, CODEROAD_OWNER: 'school' }
  ;({ product, close } = await startWithLessons(tutorialLessons, environment))
})
test.afterAll(async () => {
  editor.close()
  await close()
})
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of [45]\d\d|net::ERR_FAILED/ }))

const open = (page: Page, number: number, search = '') =>
  page.goto(`${product.origin}/learn/course/walls/tutorial-${number}${search}`)
const startButton = (page: Page) => page.getByRole('button', { name: 'Start the tutorial' })
const editorLink = (page: Page) => page.getByRole('link', { name: /^Open the remote editor/ })
const flash = (page: Page) => page.locator('.flash')

async function signIn(page: Page, name: string, number = 1) {
  await open(page, number)
  await page.getByRole('link', { name: 'Sign in to record your progress' }).click()
  await signInByCode(page, product, `${name}@example.org`)
  await expect(startButton(page)).toBeVisible()
}

/** Opens the editor in its new tab; returns the address by which it was opened. */
async function openEditor(page: Page): Promise<string> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), editorLink(page).click()])
  await expect(tab.getByText('The editor was opened at /embed/')).toBeVisible()
  return tab.url()
}

const sessionUser = async (page: Page) =>
  (await page.request.get(`${product.origin}/user/get-session-user`)).text()

test('a tutorial is practised, and its report arrives while the page is open', async ({ page }) => {
  await signIn(page, 'ada')
  await page.route('**/user/user-token', (route) => route.abort())
  await startButton(page).click()
  await expect(flash(page)).toHaveText(/The editor could not be opened\./)
  await page.unroute('**/user/user-token')
  await open(page, 1, '?tempToken=temporary')
  await startButton(page).click()
  await expect(editorLink(page)).toBeFocused()
  const address = new URL(await openEditor(page))
  const { envVariables, date, ...fixed } = Object.fromEntries(address.searchParams)
  expect(fixed).toEqual({
    repoUrl: 'school/tutorial-1',
    goBackTo: `${product.origin}/learn/course/walls/tutorial-1`,
    tempToken: 'temporary',
  })
  expect(envVariables).toMatch(/^CODEROAD_WEBHOOK_TOKEN=\S+\.\S+\.\S+$/)
  expect(date).toMatch(/^\d{13}$/)
  expect(await editor.report(product.origin, address.href.replace('tutorial-1', 'unknown'))).toBe(404)
  expect(await editor.report(product.origin, address.href)).toBe(200)
  await expect(page.getByText('The editor has reported that your tests pass.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/tutorial-2$/)
})

nightly('a visitor opens the editor without an account, and finishes the tutorial here', async ({ page }) => {
  await open(page, 1)
  const address = await openEditor(page)
  expect(new URL(address).searchParams.has('envVariables')).toBe(false)
  await page.getByRole('button', { name: 'I have finished this tutorial' }).click()
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/tutorial-2$/)
})

nightly('a camper whose editor did not report says so, and the tutorial is recorded', async ({ page }) => {
  await signIn(page, 'joan', 3)
  await page.getByRole('button', { name: 'I have finished this tutorial' }).click()
  await page.getByRole('button', { name: 'Submit and finish the block' }).click()
  await expect(page).toHaveURL(/\/learn\/course\/?#walls$/)
  expect(await sessionUser(page)).toContain('"solution":"https://github.com/school/tutorial-3"')
})

nightly('a project is tested in the editor first, and then submitted by its link', async ({ page }) => {
  await signIn(page, 'grace', 2)
  const link = page.getByLabel('Link to your finished project')
  await link.fill('https://github.com/grace/wall')
  await page.getByRole('button', { name: 'I have finished this project' }).click()
  await expect(flash(page)).toHaveText(/Finish the part in the editor first/)
  await expect(page.getByText('Not done yet.')).toBeVisible()
  await startButton(page).click()
  expect(await editor.report(product.origin, await openEditor(page))).toBe(200)
  await expect(page.getByText('Done: your tests have passed.')).toBeVisible()
  await link.fill('http://localhost:3000')
  await page.getByRole('button', { name: 'I have finished this project' }).click()
  await expect(page.getByText('Only you can open this link.')).toBeVisible()
  await link.fill('https://github.com/grace/wall')
  await page.getByRole('button', { name: 'I have finished this project' }).click()
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  await expect(page).toHaveURL(/tutorial-3$/)
  expect(await sessionUser(page)).toContain('"solution":"https://github.com/grace/wall"')
})

nightly('what the editor reported before the page could be told is asked for', async ({ page }) => {
  const mayGoOn = Promise.withResolvers<void>()
  await page.route('**/user/progress-news', async (route) => {
    await mayGoOn.promise
    await route.continue()
  })
  await signIn(page, 'hedy', 2)
  await startButton(page).click()
  expect(await editor.report(product.origin, (await editorLink(page).getAttribute('href')) ?? '')).toBe(200)
  await expect(page.getByText('Not done yet.')).toBeVisible()
  mayGoOn.resolve()
  await expect(page.getByText('Done: your tests have passed.')).toBeVisible()
})

nightly('the page asks again when the camper comes back to it, if it could not be told', async ({ page }) => {
  await page.route('**/user/progress-news', (route) => route.abort())
  await signIn(page, 'mary', 2)
  await startButton(page).click()
  const address = await openEditor(page)
  expect(await editor.report(product.origin, address)).toBe(200)
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Done: your tests have passed.')).toBeVisible()
})

nightly(
  'the editor’s token is deleted here or in the settings, and reports nothing more',
  async ({ page }) => {
    await signIn(page, 'ruth')
    await startButton(page).click()
    const address = await openEditor(page)
    await page.getByText('Your editor token').click()
    await page.getByRole('button', { name: 'Delete the token' }).click()
    await expect(flash(page)).toHaveText(/Your token is deleted\./)
    await expect(startButton(page)).toBeVisible()
    expect(await editor.report(product.origin, address)).toBe(401)
    await startButton(page).click()
    await expect(editorLink(page)).toBeVisible()
    await page.goto(`${product.origin}/settings/preferences`)
    await page.getByRole('button', { name: 'Delete the token' }).click()
    await expect(page.getByRole('button', { name: 'Delete the token' })).toBeHidden()
  },
)

nightly('the keyboard alone is enough, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signIn(page, 'lin', 2)
  await tabTo(page, page.getByLabel('Link to your finished project'))
  await page.keyboard.type('https://github.com/lin/wall')
  await page.keyboard.press('Enter')
  await expect(flash(page)).toHaveText(/Finish the part in the editor first/)
  await tabTo(page, startButton(page))
  await page.keyboard.press('Enter')
  await expect(editorLink(page)).toBeFocused()
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await tab.waitForURL(/embed/)
  expect(await editor.report(product.origin, tab.url())).toBe(200)
  await page.bringToFront()
  await expect(page.getByText('Done: your tests have passed.')).toBeVisible()
  await tabTo(page, page.getByLabel('Link to your finished project'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Submit and go to the next step' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tutorial-3$/)
})

for (const { colorScheme, direction } of appearances) {
  nightly(
    `axe finds nothing, and nothing scrolls sideways, ${colorScheme}, ${direction}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      const windows = ([1366, 375, 320] as const).map((width) => [width, direction] as const)
      const look = () => expectAccessibleIn(page, windows, 740)
      await open(page, 1)
      await expect(editorLink(page)).toBeVisible()
      await look()
      await signIn(page, `${colorScheme}${direction}`, 2)
      await look()
      await startButton(page).click()
      const address = (await editorLink(page).getAttribute('href')) ?? ''
      expect(await editor.report(product.origin, address)).toBe(200)
      await expect(page.getByText('Done: your tests have passed.')).toBeVisible()
      await page.getByText('Your editor token').click()
      await look()
    },
  )
}
