import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { findFreePorts, type Product, startProduct } from '../product/start-product.ts'
import {
  failOnConsoleErrors,
  openPane,
  openProfile,
  signInByCode,
  signOut,
  typeInEditor,
} from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'

let dataDirectory: string
let port: number
let product: Product

test.beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'journey-'))
  port = await findFreePorts()
  product = await startProduct({ dataDirectory, port })
})

test.afterAll(async () => {
  await product.stop()
  await rm(dataDirectory, { recursive: true })
})

const phone = { width: 375, height: 740 }

/** By default on a phone only. */
for (const viewport of isNightly ? [{ width: 1280, height: 800 }, phone] : [phone]) {
  test.describe(`on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('read, write, wrong, hint, right, sign in, submitted, restart, still on my profile', async ({
      page,
    }) => {
      failOnConsoleErrors(page)
      const email = `camper-${viewport.width}@example.org`

      await test.step('find the first lesson and read it', async () => {
        await page.goto(product.origin)
        await page.getByRole('link', { name: 'Start learning' }).click()
        await page.getByRole('link', { name: '(New) Responsive Web Design' }).click()
        const block = page.locator('#learn-html-by-building-a-trail-guide')
        await block.getByRole('link', { name: /^Start/ }).click()
        await expect(page).toHaveURL(product.origin + lesson)
        await expect(page.getByText('is the main heading of a page')).toBeVisible()
      })

      await test.step('write something, and read what is missing', async () => {
        await typeInEditor(page, '<p>Not what was asked for</p>')
        await check(page)
        await expect(page.getByText('Not quite yet. Here is what is missing:')).toBeVisible()
        await expect(page.locator('.feedback')).toContainText('The page should have an h1 element.')
      })

      await test.step('write it right', async () => {
        await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
        await check(page)
        await expect(page.getByText('All tests pass.')).toBeVisible()
      })

      await test.step('sign in, and find the code still there', async () => {
        await page.getByRole('link', { name: 'Sign in to save this' }).click()
        await signInByCode(page, product, email)
        await expect(page).toHaveURL(product.origin + lesson)
        await openPane(page, 'Code')
        await expect(page.locator('.cm-content')).toContainText('<h1>Heron Lake Trail</h1>')
      })

      await test.step('submit, and reach the next step', async () => {
        await check(page)
        await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Step 2' })).toBeVisible()
      })

      await test.step('restart the server, and still find it on the profile', async () => {
        expect(await product.stop()).toBe(0)
        product = await startProduct({ dataDirectory, port })
        await page.reload()
        await openProfile(page)
        await expect(
          page.getByRole('link', { name: 'Learn HTML by Building a Trail Guide: Step 1' }),
        ).toBeVisible()
      })
    })
  })
}

nightly(
  'the editor lets nothing outside the editable region be changed, and starting over asks first',
  async ({ page }) => {
    await page.goto(product.origin + lesson)
    await typeInEditor(page, '<h1>Mine</h1>')
    const editor = page.locator('.cm-content')
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('nothing of this')
    await expect(editor).not.toContainText('nothing of this')
    await expect(editor).toContainText('<h1>Mine</h1>')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Keep my code' }).click()
    await expect(editor).toContainText('<h1>Mine</h1>')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
    await expect(editor).not.toContainText('<h1>Mine</h1>')
  },
)

test('a lesson can be read with scripts off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(product.origin + lesson)
  await expect(page.getByRole('heading', { level: 1, name: 'Step 1' })).toBeVisible()
  await expect(page.getByText('is the main heading of a page')).toBeVisible()
  await expect(page.getByText('<title>Heron Lake Trail</title>')).toBeVisible()
  await context.close()
})

test('an unknown address says so, with status 404', async ({ page }) => {
  const answer = await page.goto(`${product.origin}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByText('Oops! It seems that this page has gotten lost in the design maze. Return to creation!'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Back To Home!' })).toHaveAttribute('href', '/')
})

nightly('signing out ends the session on the server, too', async ({ page, context }) => {
  await page.goto(`${product.origin}/signin`)
  await signInByCode(page, product, 'leaving@example.org')
  const cookies = await context.cookies()
  await signOut(page)
  await context.addCookies(cookies)
  const answer = await page.request.get(`${product.origin}/user/get-session-user`)
  expect(answer.status()).toBe(401)
})

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check your code' }).click()
}
