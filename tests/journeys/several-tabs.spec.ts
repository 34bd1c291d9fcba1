import { updateSocials } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 401/ }))

const codeIn = (page: Page) => page.locator('.cm-content')

nightly(
  'code that is typed in one tab is in the others, and an older tab does not write over it',
  async ({ page, context }) => {
    await page.goto(product.origin + lesson)
    await typeInEditor(page, '<h1>Heron')
    const older = await context.newPage()
    await older.goto(product.origin + lesson)
    await typeInEditor(page, '<h1>Heron and egret')
    await expect(codeIn(older)).toContainText('<h1>Heron and egret')
    await older.locator('.cm-open').first().click()
    await older.keyboard.press('End')
    await older.keyboard.type('!')
    await expect(codeIn(page)).toContainText('<h1>Heron and egret!')
    await page.reload()
    await expect(codeIn(page)).toContainText('<h1>Heron and egret!')
  },
)

nightly(
  'a page that was open before loses no piece of work that another page has added',
  async ({ page }) => {
    const older = await openTwice(page, '/settings', 'several-tabs@example.org')
    await addWork(page, 'Stones')
    await addWork(older, 'Shells')
    await page.reload()
    for (const title of ['Stones', 'Shells']) {
      await expect(portfolioOf(page).getByText(title, { exact: true })).toBeVisible()
    }
  },
)

nightly(
  'a page that was open before sends no switch and no text that was changed elsewhere',
  async ({ page }) => {
    const older = await openTwice(page, '/settings/privacy', 'older-settings@example.org')
    await page.getByLabel('My name').check()
    await expect(page.locator('.flash').getByText('Your privacy settings are saved.')).toBeVisible()
    await older.getByLabel('My location').check()
    await expect(older.locator('.flash').getByText('Your privacy settings are saved.')).toBeVisible()
    await expect(older.getByLabel('My name')).toBeChecked()

    for (const tab of [page, older]) await tab.goto(`${product.origin}/settings`)
    await saveAbout(page, 'Name', 'Ada New')
    await saveAbout(older, 'Location', 'By the sea')
    await expect(older.getByLabel('Name', { exact: true })).toHaveValue('Ada New')
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada New')
    await expect(page.getByLabel('Location')).toHaveValue('By the sea')
  },
)

nightly(
  'a setting is not saved for another account that another tab has signed in to',
  async ({ page, context }) => {
    await becomeCamper(context, product, 'setting-ada@example.org')
    await page.goto(`${product.origin}/settings`)
    const links = page.getByRole('region', { name: 'Your links' })
    await links.getByLabel('GitHub').fill('https://github.com/ada')
    await context.clearCookies()
    await becomeCamper(context, product, 'setting-ben@example.org')
    const saved = page.waitForResponse((response) => response.url().endsWith(updateSocials.path))
    await links.getByRole('button', { name: 'Save' }).click()
    expect((await saved).status()).toBe(401)
    await page.reload()
    await expect(links.getByLabel('GitHub')).toHaveValue('')
  },
)

/** Opens a page of a camper in two tabs; gives the other one. */
async function openTwice(page: Page, path: string, email: string): Promise<Page> {
  await becomeCamper(page.context(), product, email)
  const other = await page.context().newPage()
  for (const tab of [page, other]) await tab.goto(product.origin + path)
  return other
}

const portfolioOf = (page: Page) => page.getByRole('region', { name: 'Portfolio' })

async function addWork(page: Page, title: string): Promise<void> {
  const portfolio = portfolioOf(page)
  await portfolio.getByRole('button', { name: 'Add a project' }).click()
  await portfolio.getByLabel('Title').fill(title)
  await portfolio.getByLabel('Project link').fill('https://stones.example.org/')
  await portfolio.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.flash').getByText('Your portfolio is saved.')).toBeVisible()
}

async function saveAbout(page: Page, label: string, text: string): Promise<void> {
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByLabel(label, { exact: true }).fill(text)
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.flash').getByText('saved')).toBeVisible()
}
