import { updateTheme } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { nightly } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { signInByCode, signOut } from '../product/visitor.ts'

const product = openSharedSchool()

const hasTheme = (page: Page, theme: 'night' | 'default') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme)
async function choose(page: Page, theme: 'Dark' | 'Light' | 'System'): Promise<void> {
  const button = page.getByRole('button', { name: theme, exact: true })
  if (await button.isHidden()) await page.getByRole('button', { name: 'Language and theme' }).click()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}
const isTold = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(updateTheme.path) && response.ok())

async function signIn(page: Page, email: string, mail = 1): Promise<void> {
  await page.goto(`${product.origin}/signin?returnTo=/learn`)
  await signInByCode(page, product, email, mail)
}

nightly(
  'the header’s menu changes the account’s colors, which follow the camper into another browser',
  async ({ page, browser }) => {
    const email = 'follows@example.org'
    await signIn(page, email)
    const told = isTold(page)
    await choose(page, 'Dark')
    await told
    await hasTheme(page, 'night')
    await expect(page.locator('.flash').getByText('theme')).toBeHidden()
    await page.goto(`${product.origin}/settings/preferences`)
    await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked()

    const context = await browser.newContext()
    const other = await context.newPage()
    // In the other browser the camper has chosen light colors.
    await other.goto(product.origin)
    await choose(other, 'Dark')
    await choose(other, 'Light')
    await signIn(other, email, 2)
    await hasTheme(other, 'night')

    // From now on the page has these colors before any of its scripts has loaded.
    await other.route('**/assets/*.js', (route) => route.abort())
    await other.goto(`${product.origin}/learn`, { waitUntil: 'load' })
    await hasTheme(other, 'night')
    await other.unroute('**/assets/*.js')

    await other.goto(`${product.origin}/learn`)
    const toldAgain = isTold(other)
    await choose(other, 'Light')
    await toldAgain
    await page.goto(`${product.origin}/learn`)
    await hasTheme(page, 'default')
    await context.close()
  },
)

nightly(
  'a theme that cannot be saved causes no message, and is saved when the next page opens',
  async ({ page }) => {
    await signIn(page, 'offline@example.org')
    await page.route(`**${updateTheme.path}`, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await choose(page, 'Dark')
    await failed
    await hasTheme(page, 'night')
    await expect(page.locator('.flash').getByText('went wrong')).toBeHidden()
    await page.unroute(`**${updateTheme.path}`)
    const told = isTold(page)
    await page.reload()
    await told
    await hasTheme(page, 'night')
  },
)

nightly(
  'a new account takes over what its camper chose as a visitor; the next camper here does not',
  async ({ page }) => {
    await page.goto(product.origin)
    await choose(page, 'Dark')
    await hasTheme(page, 'night')
    const told = isTold(page)
    await signIn(page, 'chose-before@example.org')
    await told
    await hasTheme(page, 'night')
    await signOut(page)
    await choose(page, 'Light')
    await signIn(page, 'chose-before@example.org', 2)
    await hasTheme(page, 'night')
  },
)

nightly('a page that follows the device changes with it, whatever the account has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'follows-device@example.org')
  const told = isTold(page)
  await choose(page, 'Light')
  await told
  await hasTheme(page, 'default')
  await choose(page, 'System')
  await hasTheme(page, 'night')
  await page.reload()
  await expect(page.getByRole('link', { name: /^Your settings/ })).toBeVisible()
  await hasTheme(page, 'night')
  await page.emulateMedia({ colorScheme: 'light' })
  await hasTheme(page, 'default')
})

nightly(
  'on a dark device the settings say that the page is dark, and switch it to light colors',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signIn(page, 'dark-device@example.org')
    await page.goto(`${product.origin}/settings/preferences`)
    const night = page.getByRole('switch', { name: 'Dark theme' })
    await expect(night).toBeChecked()
    const told = isTold(page)
    await night.click()
    await told
    await expect(night).not.toBeChecked()
    await hasTheme(page, 'default')
  },
)
