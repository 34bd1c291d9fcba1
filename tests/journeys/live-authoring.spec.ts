import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@cairn/contract'
import { expect } from '@playwright/test'
import { test } from '../product/journey.ts'
import { type AuthoringProduct, startAuthoring } from '../product/start-authoring.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

const block = 'learn-html-by-building-a-trail-guide'
const lesson = `/learn/2022/responsive-web-design/${block}/step-1`
const file = `blocks/${block}/01-heading.md`

let authoring: AuthoringProduct

test.beforeAll(async () => {
  authoring = await startAuthoring()
})
test.afterAll(() => authoring.close())

async function change(edit: (text: string) => string): Promise<void> {
  const path = join(authoring.lessons, file)
  await writeFile(path, edit(await readFile(path, 'utf8')))
}

test.beforeEach(async ({ page }) => {
  failOnConsoleErrors(page)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto(authoring.product.origin + lesson)
  await expect(page.locator('.cm-content')).toBeVisible()
})

test('a saved lesson appears at once; scroll position and typed text stay', async ({ page }) => {
  await typeInEditor(page, '<h1>Typed by me')
  const pane = page.locator('.pane--instructions')
  await pane.evaluate((element) => element.scrollTo(0, 60))
  const scrolled = await pane.evaluate((element) => element.scrollTop)
  expect(scrolled).toBeGreaterThan(0)

  await change((text) => text.replace('# --description--\n', '# --description--\n\nWritten a moment ago.\n'))

  await expect(page.getByText('Written a moment ago.')).toBeAttached()
  expect(await pane.evaluate((element) => element.scrollTop)).toBe(scrolled)
  await expect(page.locator('.cm-content')).toContainText('<h1>Typed by me')
  await expect(page.locator('.cm-content')).toBeFocused()
})

test('a changed seed appears where nothing was typed', async ({ page }) => {
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.locator('.cm-content')).toContainText('Heron Lake Trail')
  await change((text) => text.replaceAll('<title>Heron Lake Trail', '<title>Kingfisher Lake Trail'))
  await expect(page.locator('.cm-content')).toContainText('Kingfisher Lake Trail')
})

test('a change between the page and the opening of its stream appears, too', async ({ page }) => {
  await page.route(`**${paths.authoringNews}`, async (route) => {
    await change((text) => text.replaceAll('<title>Kingfisher Lake Trail', '<title>Grebe Lake Trail'))
    await expect
      .poll(async () => (await page.request.get(authoring.product.origin + lesson)).text())
      .toContain('Grebe Lake')
    await route.continue()
  })
  await page.reload()
  await expect(page.locator('.cm-content')).toContainText('Grebe Lake Trail')
})

test('a broken lesson says in the page what is wrong and where, until it is fixed', async ({ page }) => {
  await change((text) => text.replace('# --hints--', '# --hint--'))
  const panel = page.getByRole('alert', { name: 'Problems in the lessons' })
  await expect(panel).toContainText('Unknown section `--hint--`.')
  await expect(panel).toContainText('Did you mean `# --hints--`?')
  await expect(panel).toContainText(`${file}:`)
  await change((text) => text.replace('# --hint--', '# --hints--'))
  await expect(panel).toBeHidden()
})

test('at the address of a refused lesson the author reads why, until it is fixed', async ({ page }) => {
  await page.goto('about:blank')
  await change((text) => text.replace('challengeType: 0', 'challengeType: 9'))
  // The answer to a missing page is an error in the console.
  const author = await page.context().newPage()
  const address = authoring.product.origin + lesson
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  await author.goto(address)
  const panel = author.getByRole('alert', { name: 'Problems in the lessons' })
  await expect(panel).toContainText('`challengeType: 9` does not fit.')
  await expect(panel).toContainText('Write the number of a challenge type, 0 to 8 or 10 to 33')
  await expect(panel).toContainText(`${file}:`)
  await change((text) => text.replace('challengeType: 9', 'challengeType: 0'))
  await expect(panel).toBeHidden()
  await author.goto(address)
  await expect(author.locator('.cm-content')).toBeVisible()
})
