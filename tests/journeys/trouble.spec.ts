import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { recordEvents, reportLesson } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { becomeCamper } from '../product/become-camper.ts'
import { copyEmptyStorage } from '../product/copy-empty-storage.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { findFreePorts, type Product, startProduct } from '../product/start-product.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

const projectRoot = join(import.meta.dirname, '../..')
const block = 'learn-html-by-building-a-trail-guide'
const lesson = `/learn/2022/responsive-web-design/${block}/step-1`

let product: Product
let dataDirectory: string

test.beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'trouble-'))
  await copyEmptyStorage(dataDirectory)
  await start('true')
})
test.afterAll(async () => {
  await product.stop()
  await rm(dataDirectory, { recursive: true })
})

async function start(countsTrouble: string): Promise<void> {
  const environment = { COUNT_TROUBLE: countsTrouble }
  product = await startProduct({ dataDirectory, port: await findFreePorts(), environment })
}

/** What an author reads about the block. */
async function trouble(...options: string[]): Promise<string> {
  const command = ['ops/curriculum.ts', 'trouble', '--block', block, ...options]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDirectory },
  })
  return stripVTControlCharacters(stdout)
}

const link = (page: Page) => page.getByRole('link', { name: 'Something is wrong here' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Something is wrong here' })
const details = (page: Page) => page.getByLabel('What did you notice?')
const takePart = (page: Page) => page.getByRole('switch', { name: 'Take part' })
const thanks = 'Thank you! The authors of this lesson have your report.'

/** Fails the first test of the lesson, and leaves. */
async function giveUp(page: Page): Promise<void> {
  await page.goto(product.origin + lesson)
  await typeInEditor(page, '<p>Nothing yet</p>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByText('Not quite yet. Here is what is missing:')).toBeVisible()
  await page.goto(`${product.origin}/learn`)
}

async function signIn(page: Page, name: string, isTakingPart: boolean): Promise<void> {
  await becomeCamper(page.context(), product, `${name}@example.org`)
  await page.goto(`${product.origin}/settings/privacy`)
  await expect(takePart(page)).not.toBeChecked()
  if (!isTakingPart) return
  await takePart(page).check()
  await expect(page.getByText('Your privacy settings are saved.')).toBeVisible()
}

nightly(
  'a report survives a broken line, and reaches the author with what the tests said',
  async ({ page }) => {
    failOnConsoleErrors(page, { expected: /Failed to load resource/ })
    await page.goto(product.origin + lesson)
    await typeInEditor(page, '<p>Mine</p>')
    await page.getByRole('button', { name: 'Check your code' }).click()
    await expect(page.getByText('Not quite yet. Here is what is missing:')).toBeVisible()

    await link(page).focus()
    await page.keyboard.press('Enter')
    await dialog(page).getByLabel('A test').check()
    await details(page).fill('It says no.\nI think it is right.')
    await dialog(page).getByLabel('Send my code, too').check()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(link(page)).toBeFocused()

    await page.route(`**${reportLesson.path}`, (route) => route.abort())
    await link(page).click()
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await expect(details(page)).toHaveValue('It says no.\nI think it is right.')
    await expect(dialog(page).getByLabel('A test')).toBeChecked()

    await page.unroute(`**${reportLesson.path}`)
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(dialog(page)).toBeHidden()

    const printed = await trouble()
    expect(printed).toMatch(/report 1 about a test \(\d{4}-\d\d-\d\d; english; failed tests: 1/)
    expect(printed).toContain('It says no.\n      I think it is right.')
    expect(await trouble('--json')).toContain('<p>Mine</p>')
    expect(await trouble('--done', '1')).toBe('Report 1 is settled.\n')
    expect(await trouble()).not.toContain('It says no.')
  },
)

nightly('without scripts a report is a page, which leads back to its lesson', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 568 },
  })
  const page = await context.newPage()
  await page.goto(product.origin + lesson)
  await link(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something is wrong in “Step 1”')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByLabel('The text').check()
  await details(page).fill('A word is missing.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(new RegExp(`${lesson}\\?messages=`))
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await trouble()).toContain('A word is missing.')
  await context.close()
})

for (const colorScheme of sampledColors) {
  nightly(`the form fits and can be used by everyone, in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(product.origin + lesson)
    await link(page).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessibleIn(page, [
      [1440, 'ltr'],
      [375, 'rtl'],
      [320, 'ltr'],
    ])
    await page.goto(`${product.origin}/lesson-report${lesson}`)
    await expectAccessibleIn(page, [
      [1440, 'ltr'],
      [320, 'rtl'],
    ])
  })
}

nightly('without agreeing, nothing is counted', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await giveUp(page)
  await signIn(page, 'private', false)
  await giveUp(page)
  expect(sent).not.toContain(recordEvents.path)
  expect(await trouble()).not.toContain('opened')
})

nightly(
  'twin: after agreeing, an author sees that a lesson was left, and which test failed first',
  async ({ page }) => {
    await signIn(page, 'open', true)
    await giveUp(page)
    await expect(async () => {
      const printed = await trouble()
      expect(printed).toContain('opened 1×, never passed, 100 % left')
      expect(printed).toMatch(/test 1 fails first, 1×: \S.*\.md:\d+/)
    }).toPass()

    await page.goto(product.origin + lesson)
    await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
    await page.getByRole('button', { name: 'Check your code' }).click()
    await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
    await expect(page).toHaveURL(/step-2$/)
    await page.goto(`${product.origin}/learn`)
    await expect(async () => {
      expect(await trouble()).toContain('opened 2×, 2.0 attempts for each pass, 50 % left')
    }).toPass()
  },
)

nightly('twin: in a school that does not count, agreeing sends nothing', async ({ page }) => {
  await product.stop()
  await start('false')
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await signIn(page, 'willing', true)
  await giveUp(page)
  expect(sent).not.toContain(recordEvents.path)
})
