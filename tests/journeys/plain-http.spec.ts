import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { launchOptions } from '../product/launch-options.ts'
import { findFreePorts, type Product, startProduct } from '../product/start-product.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

// A name that is not this machine's own has no secure pages without TLS.
test.use({
  launchOptions: launchOptions('--host-resolver-rules=MAP classroom 127.0.0.1'),
})

let dataDirectory: string
let product: Product
let origin: string

test.beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'classroom-'))
  const port = await findFreePorts()
  origin = `http://classroom:${port}`
  product = await startProduct({ dataDirectory, port, environment: { HOST: '0.0.0.0', APP_ORIGIN: origin } })
})
test.afterAll(async () => {
  await product.stop()
  await rm(dataDirectory, { recursive: true })
})

for (const [course, block, code] of [
  ['2022/responsive-web-design', 'learn-html-by-building-a-trail-guide', '<h1>Heron Lake Trail</h1>'],
  [
    'javascript-algorithms-and-data-structures-v8',
    'learn-javascript-by-planning-a-hike',
    'console.log("Hike planner");',
  ],
  ['scientific-computing-with-python', 'learn-python-by-keeping-a-trail-log', 'print("Trail log")'],
] as const)
  nightly(`a classroom without TLS runs and counts a lesson of ${block}`, async ({ page }) => {
    // Without TLS browsers ignore the headers that isolate a page, and say so.
    failOnConsoleErrors(page, { expected: /header has been ignored/ })
    await page.goto(`${origin}/learn/${course}/${block}/step-1`)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await typeInEditor(page, code)
    await page.getByRole('button', { name: 'Check your code' }).click()
    await page.getByRole('button', { name: 'Go to the next step' }).click()
    await expect(page).toHaveURL(/step-2$/)
    await page.goto(`${origin}/learn/${course}`)
    await expect(page.getByText(/^1 of \d+ steps done/).first()).toBeVisible()
  })
