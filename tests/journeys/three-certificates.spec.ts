import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { server as exerciseTracker } from '../example-servers/exercise-tracker.ts'
import { server as fileMetadata } from '../example-servers/file-metadata-microservice.ts'
import { server as headerParser } from '../example-servers/request-header-parser-microservice.ts'
import { server as timestamp } from '../example-servers/timestamp-microservice.ts'
import { server as urlShortener } from '../example-servers/url-shortener-microservice.ts'
import { entry, said, signUpToClaim, unfold } from '../product/certificate-campers.ts'
import { nightly, test } from '../product/journey.ts'
import { openDatabase } from '../product/open-database.ts'
import { forJourneys } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { startFreshProduct } from '../product/start-fresh-product.ts'

/** The product with the lessons of this project, and its database. */
const school = forJourneys(async () => {
  const { database, address, close } = await openDatabase()
  const product = await startFreshProduct({ DATABASE_URL: address })
  return {
    product,
    database,
    close: async () => {
      await product.stop()
      await close()
    },
  }
})

/** What a camper runs for each project, by the end of its address. */
const servers: Readonly<Record<string, Server>> = {
  'timestamp-microservice': timestamp,
  'request-header-parser-microservice': headerParser,
  'url-shortener-microservice': urlShortener,
  'exercise-tracker': exerciseTracker,
  'file-metadata-microservice': fileMetadata,
}
test.beforeAll(() =>
  Promise.all(Object.values(servers).map((server) => once(server.listen(0, 'localhost'), 'listening'))),
)
test.afterAll(() => Object.values(servers).forEach((server) => server.close()))

const finish = (page: Page) => page.getByRole('button', { name: 'I have finished this project' })

/** How the projects of each certification are handed in. */
const handIn = {
  'data-visualization': async (page: Page, name: string) => {
    await page.getByRole('radio', { name: 'Submit a link' }).check()
    await page.getByLabel('Link to your finished project').fill(`https://charts.example.net/${name}`)
    await finish(page).click()
  },
  'college-algebra-with-python-v8': async (page: Page, name: string) => {
    await page.getByLabel('Link to your finished project').fill(`https://notebooks.example.net/${name}`)
    await finish(page).click()
  },
  'back-end-development-and-apis': async (page: Page, name: string) => {
    const place = servers[name]?.address() as AddressInfo | undefined
    await page.getByLabel('Link to your server').fill(`http://localhost:${place?.port}`)
    await page.getByLabel('Link to the source code').fill(`https://code.example.net/${name}`)
    await page.getByRole('button', { name: 'Run the tests' }).click()
    await expect(page.getByText('All tests pass.')).toBeVisible({ timeout: 60_000 })
  },
}

for (const [slug, handInProject] of Object.entries(handIn)) {
  nightly(
    `${slug} is earned with the lessons of this project, from nothing to the certificate`,
    async ({ page }) => {
      const { product } = school
      const { username } = await signUpToClaim(page, school, `${slug}@example.org`)
      const openEntry = async () => {
        await page.goto(`${product.origin}/settings/certifications`)
        await unfold(page, slug)
      }
      await openEntry()
      await entry(page, slug).getByRole('button', { name: 'Claim certification' }).click()
      await said(page, 'Complete all the projects first')
      const projects = await entry(page, slug)
        .locator('a[href^="/learn/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(projects).toHaveLength(5)
      for (const [index, address] of projects.entries()) {
        await page.goto(product.origin + address)
        await handInProject(page, basename(address))
        await page.getByRole('button', { name: /^Submit and/ }).click()
        await expect
          .poll(async () => (await sessionUser(page, product)).completedChallenges.length)
          .toBe(index + 1)
      }
      await openEntry()
      await entry(page, slug).getByRole('button', { name: 'Claim certification' }).click()
      await said(page, 'is yours.')
      await page.goto(`${product.origin}/certification/${username}/${slug}`)
      await expect(page.locator('.certificate__holder')).toHaveText('Ada Hill')
    },
  )
}
