import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { type MicrosoftLearn, startMicrosoftLearn } from '../product/start-microsoft-learn.ts'
import type { Product } from '../product/start-product.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { tabTo } from '../product/tab-to.ts'
import { trophyLessons } from '../product/trophy-lessons.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

let product: Product
let close: () => Promise<void>
let microsoftLearn: MicrosoftLearn

test.beforeAll(async () => {
  microsoftLearn = await startMicrosoftLearn()
  const environment = { TROPHY_API_URL: microsoftLearn.apiUrl }
  ;({ product, close } = await startWithLessons(trophyLessons, environment))
})
test.afterAll(async () => {
  microsoftLearn.close()
  await close()
})
// Refusals are answers with a status above 399, and browsers report those in the console.
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of [45]\d\d|net::ERR_FAILED/ }))

const open = (page: Page, number = 1) => page.goto(`${product.origin}/learn/course/trophies/trophy-${number}`)
const linkOf = (id: string) => `https://learn.microsoft.com/en-us/users/ada/transcript/${id}`
const field = (page: Page) => page.getByLabel('Link to your transcript')
const flash = (page: Page) => page.locator('.flash')

/** Microsoft Learn knows a person by these names, with these trophies. */
function meet(name: string, typeIds: readonly string[] = []) {
  const { answers } = microsoftLearn
  answers.set(`/profiles/transcript/share/${name}`, { userName: name })
  answers.set(`/profiles/${name}`, { userId: `id-${name}` })
  answers.set(`/achievements/user/id-${name}`, { achievements: typeIds.map((typeId) => ({ typeId })) })
}

async function signIn(page: Page, name: string) {
  await open(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await signInByCode(page, product, `${name}@example.org`)
  await expect(page).toHaveURL(/trophy-1$/)
}

async function linkAccount(page: Page, name: string) {
  await field(page).fill(linkOf(name))
  await page.getByRole('button', { name: 'Link my account' }).click()
  await expect(flash(page)).toHaveText(/Your Microsoft account is linked\./)
}

const verify = (page: Page) => page.getByRole('button', { name: 'Verify trophy' }).click()

nightly('a trophy is verified, from the first visit to the recorded submission', async ({ page }) => {
  meet('grace')
  await open(page)
  await expect(page.getByText('You need an account here')).toBeVisible()
  await signIn(page, 'grace')

  await field(page).fill('https://learn.microsoft.com/en-us/users/grace')
  await page.getByRole('button', { name: 'Link my account' }).click()
  await expect(page.getByText('This is another page on Microsoft Learn.')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await linkAccount(page, 'grace')
  await expect(page.getByText('Your Microsoft account: grace')).toBeVisible()

  await verify(page)
  await expect(flash(page)).toHaveText(/Microsoft shows no trophies for you yet\./)
  meet('grace', ['learn.stones.part-2.trophy'])
  await verify(page)
  await expect(flash(page)).toHaveText(/grace does not have this trophy yet\./)
  meet('grace', ['learn.stones.part-1.trophy', 'learn.stones.part-2.trophy'])
  await verify(page)
  await expect(flash(page)).toHaveText(/Your trophy is confirmed\. Well done!/)
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/trophy-2$/)
  const answer = await page.request.get(`${product.origin}/user/get-session-user`)
  expect(await answer.text()).toContain('/achievements/user/id-grace')

  await verify(page)
  await page.getByRole('button', { name: 'Finish the block' }).click()
  await expect(page.getByRole('dialog', { name: /^You finished/ })).toBeVisible()
})

nightly('an account is unlinked after a question, here and in the settings', async ({ page }) => {
  meet('joan')
  await signIn(page, 'joan')
  await linkAccount(page, 'joan')
  await page.getByRole('button', { name: 'Unlink this account' }).click()
  await page.getByRole('button', { name: 'Keep it linked' }).click()
  const unlink = async () => {
    await page.getByRole('button', { name: 'Unlink this account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink this account' }).click()
    await expect(flash(page)).toHaveText(/Your Microsoft account is no longer linked\./)
  }
  await unlink()
  await linkAccount(page, 'joan')
  await page.goto(`${product.origin}/settings/preferences`)
  await expect(page.getByRole('region', { name: 'Microsoft account' })).toContainText('joan')
  await unlink()
  await expect(page.getByRole('region', { name: 'Microsoft account' })).toBeHidden()
})

nightly('whatever goes wrong with Microsoft is said', async ({ page }) => {
  meet('mary')
  microsoftLearn.answers.set('/profiles/transcript/share/nameless', {})
  await signIn(page, 'mary')
  for (const [id, message] of [
    ['unknown', /Microsoft did not find this transcript\./],
    ['nameless', /Microsoft did not send a username\./],
    ['grace', /already linked to another account here\./],
  ] as const) {
    await field(page).fill(linkOf(id))
    await page.getByRole('button', { name: 'Link my account' }).click()
    await expect(flash(page)).toHaveText(message)
  }
  await linkAccount(page, 'mary')
  microsoftLearn.answers.delete('/achievements/user/id-mary')
  await verify(page)
  await expect(flash(page)).toHaveText(/We could not get your trophies from Microsoft\./)
  microsoftLearn.answers.delete('/profiles/mary')
  await verify(page)
  await expect(flash(page)).toHaveText(/Microsoft has no profile for mary\./)
})

nightly('when the school itself fails or cannot be reached, that is said, too', async ({ page }) => {
  meet('ruth')
  await signIn(page, 'ruth')
  const failed = {
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ type: 'danger', message: 'flash.generic-error' }),
  }
  await page.route('**/user/ms-username', (route) => route.fulfill(failed))
  await field(page).fill(linkOf('ruth'))
  await page.getByRole('button', { name: 'Link my account' }).click()
  await expect(flash(page)).toHaveText(/We could not save the link\./)
  await page.unroute('**/user/ms-username')
  await page.route('**/user/ms-username', (route) => route.abort())
  await page.getByRole('button', { name: 'Link my account' }).click()
  await expect(flash(page)).toHaveText(/Something went wrong while linking\./)
  await page.unroute('**/user/ms-username')
  await linkAccount(page, 'ruth')
  await page.route('**/*{ms-username,ms-trophy}*', (route) => route.abort())
  await verify(page)
  await expect(flash(page)).toHaveText(/Something went wrong while checking your trophy\./)
  await page.getByRole('button', { name: 'Unlink this account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink this account' }).click()
  await expect(flash(page)).toHaveText(/could not be unlinked\./)
})

nightly('the keyboard alone is enough, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  meet('lin', ['learn.stones.part-1.trophy'])
  await signIn(page, 'lin')
  await tabTo(page, field(page))
  await page.keyboard.type('nothing')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not a link yet.')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(linkOf('lin'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your Microsoft account: lin')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Unlink this account' }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Go to the next step' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/trophy-2$/)
})

for (const { colorScheme, direction } of appearances) {
  nightly(
    `axe finds nothing, and nothing scrolls sideways, ${colorScheme}, ${direction}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      const name = `${colorScheme}${direction}`
      meet(name, ['learn.stones.part-1.trophy'])
      const windows = ([1366, 375, 320] as const).map((width) => [width, direction] as const)
      const look = () => expectAccessibleIn(page, windows, 740)
      await open(page)
      await expect(page.getByText('You need an account here')).toBeVisible()
      await look()
      await signIn(page, name)
      await page.getByRole('button', { name: 'Link my account' }).click()
      await look()
      await linkAccount(page, name)
      await look()
      await verify(page)
      await look()
    },
  )
}
