import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { projectLessons } from '../product/project-lessons.ts'
import type { Product } from '../product/start-product.ts'
import { type StoneServer, startStoneServer } from '../product/start-stone-server.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

let product: Product
let close: () => Promise<void>
let server: StoneServer

test.beforeAll(async () => {
  ;({ product, close } = await startWithLessons(projectLessons, {}))
  server = await startStoneServer()
})
test.afterAll(async () => {
  server.close()
  await close()
})
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, number: number) =>
  page.goto(`${product.origin}/learn/course/stones/project-${number}`)
const addressField = (page: Page) => page.getByLabel('Link to your', { exact: false })

test('a project is submitted by its link, which is kept while the camper signs in', async ({ page }) => {
  await open(page, 1)
  await addressField(page).fill('https://stones.example.org/demo')
  await page.getByRole('button', { name: 'I have finished this project' }).click()
  await expect(page.getByText('This is the lesson’s example.')).toBeVisible()
  await expect(addressField(page)).toBeFocused()
  await addressField(page).fill('https://camper.example.net/stones')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Sign in to save this' }).click()
  await signInByCode(page, product, 'project@example.org')
  await expect(page.getByLabel('Link to your finished project')).toHaveValue(
    'https://camper.example.net/stones',
  )
  await page.getByRole('button', { name: 'I have finished this project' }).click()
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  await expect(page).toHaveURL(/project-2$/)
  const answer = await page.request.get(`${product.origin}/user/get-session-user`)
  expect(await answer.text()).toContain('"solution":"https://camper.example.net/stones"')
})

test('a server on the camper’s own machine is asked by the tests, and its source has to be named', async ({
  page,
}) => {
  await open(page, 2)
  await page.getByLabel('Link to your server').fill(`${server.address}/`)
  await page.getByRole('button', { name: 'Run the tests' }).click()
  await expect(page.getByText('Add the link to your source code, too.')).toBeVisible()
  await page.getByLabel('Link to the source code').fill('https://github.com/camper/stones')
  await page.getByRole('button', { name: 'Run the tests' }).click()
  await expect(page.getByText('1 of 2 tests pass.')).toBeVisible()
  server.stones = 3
  await page.getByRole('button', { name: 'Run the tests' }).click()
  await expect(page.getByText('All tests pass.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/project-3$/)
})

nightly('tests started without a line run once it is back', async ({ context }) => {
  // Its console reports the runner’s missing script.
  const page = await context.newPage()
  server.stones = 3
  await open(page, 2)
  await page.getByLabel('Link to your server').fill(server.address)
  await page.getByLabel('Link to the source code').fill('https://github.com/camper/stones')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Run the tests' }).click()
  await expect(page.getByText('Part of this page did not load.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('All tests pass.')).toBeVisible()
})

nightly('a link that is not live is reported, and may be submitted all the same', async ({ page }) => {
  await open(page, 1)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signInByCode(page, product, 'live@example.org')
  await addressField(page).fill('https://private.example.invalid/stones')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We could not check this link.')).toBeVisible()
  const answers = ['not-live', 'live']
  await page.route('**/link-check', (route) => route.fulfill({ json: { state: answers.shift() } }))
  await addressField(page).fill('https://private.example.invalid/other')
  await page.keyboard.press('Enter')
  await expect(page.getByText('leads to a page that answers with an error.')).toBeVisible()
  await addressField(page).fill('https://public.example.invalid/stones')
  await expect(page.getByText('answers with an error.')).toBeHidden()
  await page.getByRole('button', { name: 'I have finished this project' }).click()
  await expect(page.getByText('Your link works.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  await expect(page).toHaveURL(/project-2$/)
})

for (const colorScheme of sampledColors) {
  nightly(`axe finds nothing on a project in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, 2)
    await page.getByRole('button', { name: 'Run the tests' }).click()
    await expect(page.getByText('This is not a link yet.').first()).toBeVisible()
    await expectAccessibleIn(page, [
      [1280, 'ltr'],
      [1280, 'rtl'],
      [375, 'ltr'],
      [320, 'rtl'],
    ])
  })
}
