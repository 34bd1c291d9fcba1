import { expect, type Page, test } from '@playwright/test'
import { startFreshProduct } from '../product/start-fresh-product.ts'
import type { Product } from '../product/start-product.ts'
import { typeInEditor } from '../product/visitor.ts'

let product: Product

test.beforeAll(async () => {
  product = await startFreshProduct()
})
test.afterAll(() => product.stop())

const lessons = {
  'a page': {
    path: '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1',
    wrong: '<p>Nothing</p>',
    right: '<h1>Heron Lake Trail</h1>',
  },
  'a program': {
    path: '/learn/javascript-algorithms-and-data-structures-v8/learn-javascript-by-planning-a-hike/step-1',
    wrong: 'let hike',
    right: 'console.log("Hike planner")',
  },
} as const

const sizes = [
  [1366, 768],
  [1366, 625],
  [1280, 720],
  [768, 1024],
  [375, 812],
  [320, 568],
] as const

/** The page does not scroll, and its next step can be pressed without scrolling. */
async function expectToFit(page: Page, nextStep: string): Promise<void> {
  await expect(page.getByRole('button', { name: nextStep })).toBeInViewport({ ratio: 1 })
  const overflow = () =>
    page.evaluate(() => ({
      below: document.documentElement.scrollHeight - innerHeight,
      beside: document.documentElement.scrollWidth - innerWidth,
    }))
  await expect.poll(overflow).toEqual({ below: 0, beside: 0 })
}

for (const [what, { path, wrong, right }] of Object.entries(lessons)) {
  for (const [width, height] of sizes) {
    test(`the lesson of ${what} fits a window of ${width}×${height} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${product.origin}${path}?messages=success[0]=flash.signin-success`)
      await expect(page.getByText('Welcome! You are signed in.')).toBeVisible()
      await typeInEditor(page, wrong)
      await expectToFit(page, 'Check your code')
      for (const answer of ['Not quite yet.', 'Close. Take another look']) {
        await page.getByRole('button', { name: 'Check your code' }).click()
        await expect(page.getByText(answer)).toBeVisible()
        await expectToFit(page, 'Check your code')
      }

      await typeInEditor(page, right)
      await expect(page.locator('.cm-activeLine')).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Check your code' }).click()
      await expect(page.getByText('All tests pass.')).toBeVisible()
      await expectToFit(page, 'Go to the next step')
    })
  }
}

test('on a phone, checking a page shows the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(product.origin + lessons['a page'].path)
  await typeInEditor(page, lessons['a page'].right)
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.frameLocator('.preview__page iframe').getByText('Heron Lake Trail')).toBeVisible()
})

test('beside a page an empty console takes no room, and opens when something is printed', async ({
  page,
}) => {
  await page.goto(product.origin + lessons['a page'].path)
  const console = page.locator('.pane--console')
  const height = async () => Math.round((await console.boundingBox())?.height ?? 0)
  await expect.poll(height).toBeLessThan(50)
  await typeInEditor(page, '<script>console.log("Hello from the trail")</script>')
  await expect(page.getByText('Hello from the trail', { exact: true })).toBeVisible()
  await expect.poll(height).toBeGreaterThan(50)
})
