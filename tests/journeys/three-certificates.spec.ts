import { once } from 'node:events'
import type { Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { connect, forMaintenance } from '../../apps/server/src/database/connect.ts'
import { startPostgres } from '../../apps/server/src/database/embedded/postgres-server.ts'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { server as exerciseTracker } from '../example-servers/exercise-tracker.ts'
import { server as fileMetadata } from '../example-servers/file-metadata-microservice.ts'
import { server as headerParser } from '../example-servers/request-header-parser-microservice.ts'
import { server as timestamp } from '../example-servers/timestamp-microservice.ts'
import { server as urlShortener } from '../example-servers/url-shortener-microservice.ts'
import { entry, said, unfold } from '../product/certificate-campers.ts'
import { becomeCamper } from '../product/become-camper.ts'
import { copyEmptyStorage } from '../product/copy-empty-storage.ts'
import { nightly, test } from '../product/journey.ts'
import { forJourneys } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { findFreePorts, startProduct } from '../product/start-product.ts'
import { databaseAddress } from '../product/start-seeded-school.ts'

/** The product with the lessons of this project, and its database. */
const school = forJourneys(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'three-certificates-'))
  await copyEmptyStorage(directory)
  const postgres = await startPostgres(directory)
  const database = connect(postgres.connection, forMaintenance)
  const product = await startProduct({
    dataDirectory: join(directory, 'data'),
    port: await findFreePorts(),
    environment: { DATABASE_URL: databaseAddress(postgres.connection) },
  })
  const close = async () => {
    await product.stop()
    await database.destroy()
    await postgres.stop()
    await rm(directory, { recursive: true })
  }
  return { product, database, close }
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
      const { product, database } = school
      const email = `${slug}@example.org`
      await becomeCamper(page.context(), product, email)
      const { username } = await database
        .updateTable('users')
        .set({
          name: 'Ada Hill',
          is_honest: true,
          profile_ui: JSON.stringify(everythingShown),
          // Certificates take their time; the camper has been here since yesterday.
          progress_started_at: new Date(Date.now() - 24 * 60 * 60 * 1000),
        })
        .where('email', '=', email)
        .returning('username')
        .executeTakeFirstOrThrow()
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
