import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getFeatures, recordEvents } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { startFreshProduct } from '../product/start-fresh-product.ts'
import type { Product } from '../product/start-product.ts'
import { failOnConsoleErrors, signInByCode, typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'
const features = { 'aa-test': { default: 'a', percentB: 50 } }

let product: Product
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'features-'))
  const file = join(folder, 'features.json')
  await writeFile(file, JSON.stringify({ features }))
  product = await startFreshProduct({
    FEATURES: file,
    ANALYTICS: 'log',
    LOG_LEVEL: 'info',
    DONATION_DEMO: 'true',
  })
})
test.afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

/** Opens what experiments are on, fails a lesson, and leaves. */
async function lookAround(page: Page): Promise<void> {
  for (const path of ['/', '/learn']) await page.goto(product.origin + path)
  await page.goto(product.origin + lesson)
  await typeInEditor(page, '<p>Nothing yet</p>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByText('Not quite yet. Here is what is missing:')).toBeVisible()
  await page.goto(`${product.origin}/learn`)
}

/** What the school has been asked about features and events: pages that are left send more than a browser reports. */
const callsIn = (output: string) =>
  [getFeatures.path, recordEvents.path].filter((path) => output.includes(`"url":"${path}"`))

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted()

const takePart = (page: Page) => page.getByRole('switch', { name: 'Take part' })

nightly(
  'without agreeing, nothing is sent, and there is no cookie but those of signing in',
  async ({ page }) => {
    failOnConsoleErrors(page)
    await lookAround(page)
    expect(await cookiesOf(page)).toEqual([])

    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, 'private@example.org')
    await lookAround(page)
    await page.goto(`${product.origin}/settings/privacy`)
    await expect(takePart(page)).not.toBeChecked()
    expect(await cookiesOf(page)).toEqual(['csrf_token', 'known', 'si', 'sid', 'signed_in'])
    expect(callsIn(product.output())).toEqual([])
  },
)

nightly(
  'twin: after agreeing, what happens is sent without saying who it is, still without a cookie',
  async ({ page }) => {
    failOnConsoleErrors(page)
    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, 'open@example.org')
    const cookies = await cookiesOf(page)
    await page.goto(`${product.origin}/settings/privacy`)
    await takePart(page).check()
    await expect(page.getByText('Your privacy settings are saved.')).toBeVisible()
    await lookAround(page)
    for (const event of ['user_data', 'tests-failed', 'challenge_failed']) {
      await product.printed(new RegExp(`"event":"${event}"`))
    }
    // Which variant it is has to be fetched first, and a reader may be gone by then.
    await expect(async () => {
      const assigned = page.waitForResponse((answer) => new URL(answer.url()).pathname === getFeatures.path)
      await page.goto(`${product.origin}/learn`)
      await assigned
      await page.goto('about:blank')
      expect(product.output()).toContain('"experiment_id":"aa-test"')
    }).toPass()
    const lines = product
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"event"'))
    expect(lines.join('\n')).not.toMatch(/open@example|Nothing yet|remoteAddress/)
    expect(callsIn(product.output())).toEqual([getFeatures.path, recordEvents.path])
    expect(await cookiesOf(page)).toEqual(cookies)

    await page.goto(`${product.origin}/settings/privacy`)
    await takePart(page).uncheck()
    await expect(page.getByText('Your privacy settings are saved.')).toBeVisible()
    const before = product.output().length
    await lookAround(page)
    expect(callsIn(product.output().slice(before))).toEqual([])
  },
)

nightly(
  'following the request for a gift, on all courses and on one in beta, is an event of its own',
  async ({ page }) => {
    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, 'generous@example.org')
    await page.goto(`${product.origin}/settings/privacy`)
    await takePart(page).check()
    await expect(page.getByText('Your privacy settings are saved.')).toBeVisible()
    const requests = [
      { path: '/learn', link: 'Would you like to help?', action: 'Learn Donation Alert Click' },
      {
        path: '/learn/javascript-algorithms-and-data-structures-v8',
        link: 'A gift helps us finish it.',
        action: 'Certification Donation Alert Click',
      },
    ]
    for (const { path, link, action } of requests) {
      await page.goto(product.origin + path)
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(`${product.origin}/donate`)
      await product.printed(new RegExp(`"action":"${action}"`))
    }
  },
)
