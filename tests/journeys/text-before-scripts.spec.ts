import { expect } from '@playwright/test'
import { test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'

const product = openSharedSchool()

test('a lesson asks for scripts only when its style sheet has arrived and its text is painted', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const [asked, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/styles-*.css', async (route) => {
    asked.resolve()
    await arrived.promise
    await route.continue()
  })
  await page.goto(product.origin + lesson, { waitUntil: 'commit' })
  await asked.promise
  await page.waitForRequest('**/*.woff2')
  expect(scripts).toEqual([])
  arrived.resolve()
  await expect(page.locator('.cm-content')).toBeVisible()
  expect(scripts).not.toEqual([])
})
