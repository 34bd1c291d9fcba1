import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findFreePorts, type Product, startProduct } from '../product/start-product.ts'

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

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 740 },
]) {
  test(`read, write, wrong, hint, right, sign in, submitted, restart, still on my profile (${viewport.width} px)`, async ({
    page,
  }) => {
    failOnConsoleErrors(page)
    await page.setViewportSize(viewport)
    const email = `camper-${viewport.width}@example.org`

    await test.step('read', async () => {
      await page.goto(product.origin)
      await page.getByRole('link', { name: 'Start learning' }).first().click()
      await page.goto(product.origin + lesson)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    await test.step('write, and be wrong', async () => {
      await writeInEditor(page, '<p>Not what was asked for')
      await page.getByRole('button', { name: /^(Check|Run)/ }).click()
      await expect(page.getByRole('status').filter({ hasText: /h1/ })).toBeVisible()
    })
  })
}

async function writeInEditor(page: Page, text: string): Promise<void> {
  const editor = page.locator('.cm-content')
  await editor.click()
  await page.keyboard.type(text)
}

/** A page that complains in the console is broken, even when it looks right. */
function failOnConsoleErrors(page: Page): void {
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(`The page logged: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    throw error
  })
}
