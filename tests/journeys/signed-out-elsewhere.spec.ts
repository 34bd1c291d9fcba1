import { getSessionUser, signedInCookie, signedInHeader } from '@cairn/contract'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { wholeBrowserOptions } from '../product/launch-options.ts'
import { lookAgain } from '../product/look-again.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { signInByCode, signOut } from '../product/visitor.ts'

const product = openSharedSchool()
/** Keeps pages for the Back button, as browsers of people do. */
let browser: Browser

test.beforeAll(async () => {
  browser = await chromium.launch({
    ...wholeBrowserOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
test.afterAll(() => browser.close())

const address = (page: Page) => page.getByText(/Your email address is/)

async function openOwnSettings(email: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${product.origin}/signin?returnTo=/settings/email`)
  await signInByCode(page, product, email)
  await page.goto(`${product.origin}/settings/email`)
  await expect(address(page)).toContainText(email)
  return page
}

nightly('after signing out, Back shows nothing of the account', async () => {
  const page = await openOwnSettings('back-button@example.org')
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'by the browser'
  })
  await page.goto(`${product.origin}/learn`)
  await signOut(page)
  // Later, as the page is gone before it could answer.
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'by the browser')
  await expect(page.getByText('Sign in to see and change your settings.')).toBeVisible()
  await expect(address(page)).toBeHidden()
})

nightly('nor does another tab that is looked at again', async () => {
  const page = await openOwnSettings('tab@example.org')
  const other = await page.context().newPage()
  await other.goto(`${product.origin}/learn`)
  await signOut(other)
  await expect(address(page)).toBeVisible()
  await lookAgain(page)
  await expect(page.getByText('Sign in to see and change your settings.')).toBeVisible()
  await expect(address(page)).toBeHidden()
})

nightly('what was typed into a form is there again for the same camper, and for no other', async () => {
  const page = await openOwnSettings('typed@example.org')
  await page.goto(`${product.origin}/settings`)
  const about = page.locator('#about textarea')
  await about.fill('I repair lighthouses.')
  const other = await page.context().newPage()
  for (const [email, text, mail] of [
    ['another-typist@example.org', '', 1],
    ['typed@example.org', 'I repair lighthouses.', 2],
  ] as const) {
    await other.goto(`${product.origin}/learn`)
    await signOut(other)
    await lookAgain(page)
    await expect(page.getByText('Sign in to see and change your settings.')).toBeVisible()
    await expect(about).toBeHidden()
    await other.goto(`${product.origin}/signin?returnTo=/learn`)
    await signInByCode(other, product, email, mail)
    await lookAgain(page)
    await expect(about).toHaveValue(text)
  }
})

/** What the browser has kept of the account, asked for as in its console. */
const kept = (page: Page, signedIn?: string) =>
  page.evaluate(
    async ([path, header, value]) => {
      const headers = value === undefined ? {} : { [header]: value }
      const answer = fetch(path, { cache: 'only-if-cached', mode: 'same-origin', headers })
      return answer.then((response) => response.text()).catch(() => '')
    },
    [getSessionUser.path, signedInHeader, signedIn] as const,
  )

nightly(
  'nor does what the browser has kept, to those who cannot know a value of the session that has ended',
  async () => {
    const page = await openOwnSettings('kept@example.org')
    const signedIn = (await page.context().cookies()).find(({ name }) => name === signedInCookie)?.value
    await signOut(page)
    expect(await kept(page)).not.toContain('kept@example.org')
    expect(await kept(page, '1')).not.toContain('kept@example.org')
    // Twin: it is still there.
    expect(await kept(page, signedIn)).toContain('kept@example.org')
  },
)
