import { type Language, languageNames, requestSignInMail } from '@cairn/contract'
import { catalogs } from '@cairn/locales'
import { expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { expectSpoken } from '../product/expect-spoken.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { accountPages, lessonPages, oldAddresses, publicPages } from '../product/site-pages.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

/** By default one from right to left; English is read in all other journeys. */
const tried: readonly Language[] = isNightly ? languageNames : ['arabic']

const course = '/learn/2022/responsive-web-design'

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 40[014]/ }))

for (const language of tried) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 568 } })

    nightly('every page of visitors is spoken, says so, and fits a small phone', async ({ page }) => {
      for (const path of [...publicPages, ...oldAddresses]) await expectSpoken(page, product, path, language)
    })

    nightly('so is a lesson of each template', async ({ page }) => {
      for (const path of lessonPages) await expectSpoken(page, product, path, language)
    })

    nightly('so is every page of an account', async ({ page }) => {
      await becomeCamper(page.context(), product, `${language}@example.org`)
      await page.goto(`${product.origin}/learn`)
      const link = page.getByRole('link', { name: 'Your settings' })
      const username = ((await link.getAttribute('aria-label')) ?? '').split(' ').at(-1)
      for (const path of [...accountPages, `/${username}`]) await expectSpoken(page, product, path, language)
    })
  })
}

test('the menu leads to the same page in another language, where links keep to it', async ({ page }) => {
  await page.goto(`${product.origin}${course}`)
  await openMenu(page)
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${product.origin}/german/learn/2022/responsive-web-design`)
  await page.locator('.site-header__logo').click()
  await expect(page).toHaveURL(`${product.origin}/german`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(product.origin)
  await expect(page, 'the choice is remembered').toHaveURL(`${product.origin}/german`)
  await openMenu(page, 'Sprache und Design')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto(product.origin)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

nightly('a language that a camper chose is theirs in another browser, too', async ({ page, browser }) => {
  await page.goto(`${product.origin}/signin`)
  await signInByCode(page, product, 'two-browsers@example.org')
  await openMenu(page)
  const told = page.waitForResponse('**/update-my-language')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  expect((await told).status()).toBe(200)

  const other = await browser.newPage()
  await other.goto(`${product.origin}/signin`)
  await signInByCode(other, product, 'two-browsers@example.org', 2)
  await other.goto(product.origin)
  await expect(other).toHaveURL(`${product.origin}/german`)
  await other.close()
})

nightly('the menu works without scripts, and does not show hidden languages', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${product.origin}/learn`)
  await openMenu(page)
  const menu = page.getByRole('navigation', { name: 'Languages' })
  await expect(menu.getByRole('link')).toHaveCount(10)
  await menu.getByRole('link', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogs.ja.learn.welcome)
  await page.close()
})

nightly('a page loads the messages of its language only', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => void loaded.push(new URL(response.url()).pathname))
  await page.goto(`${product.origin}/german/learn`)
  await page.waitForLoadState('networkidle')
  const names = loaded.flatMap(
    (path) => /^\/assets\/([a-z]{2}(?:-[A-Z]\w+)?)-[\w-]{8}\.js$/.exec(path)?.[1] ?? [],
  )
  expect(names).toEqual(['de'])
})

nightly('mail is in the language of the page that asked for it, and leads back to it', async ({ page }) => {
  await page.goto(`${product.origin}/german/signin`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox').first().fill('hallo@example.org')
  const sent = page.waitForResponse((response) => response.url().endsWith(requestSignInMail.path))
  await page.getByRole('textbox').first().press('Enter')
  await sent
  await page.goto(`${product.origin}/german/dev/mail`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const mail = page.locator('article', { hasText: 'hallo@example.org' })
  await expect(mail).toContainText('Dein Code für die Anmeldung')
  await mail.getByRole('link').click()
  await expect(page).toHaveURL(`${product.origin}/german/email-sign-up?returnTo=%2Flearn`)
})

nightly('a public page names its address, and its addresses in all languages', async ({ page }) => {
  await page.goto(`${product.origin}/german/learn`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.origin}/german/learn`)
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(Object.fromEntries(alternates)).toMatchObject({
    en: `${product.origin}/learn`,
    'zh-Hant': `${product.origin}/chinese-traditional/learn`,
    'x-default': `${product.origin}/learn`,
  })
  expect(alternates).toHaveLength(13)
})

async function openMenu(page: Page, name = 'Language and theme'): Promise<void> {
  await page.getByRole('button', { name }).click()
}
