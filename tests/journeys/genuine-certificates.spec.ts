import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { catalogs } from '@cairn/locales'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { holdCertificate, slug } from '../product/certificate-campers.ts'
import { certificateLessons } from '../product/certificate-lessons.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'

const school = openSeededSchool(certificateLessons)
let address: string
let userId: string

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  const camper = await holdCertificate(page, school, 'ada@example.org')
  userId = camper.userId
  address = `${school.product.origin}/certification/${camper.username}/${slug}`
  await page.close()
})

const revoked = 'The school has revoked this certificate.'
const verdict = (page: Page) => page.locator('.credential__verdict')

async function revoke(): Promise<void> {
  const [claim] = await school.database
    .updateTable('credentials')
    .set({ state: 'revoked' })
    .where('user_id', '=', userId)
    .returning(['user_id', 'claim_id'])
    .execute()
  if (!claim) return
  await school.database
    .insertInto('revoked_claims')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function download(page: Page, name: string): Promise<Download> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return downloading
}

test('a visitor’s browser finds a certificate genuine', async ({ page }) => {
  await page.goto(address)
  await expect(verdict(page)).toHaveText(
    'Genuine. It is unchanged since the school signed it, and still valid.',
  )
  await expectNoViolations(page)
})

nightly(
  'a certificate with a former name is not given out, until its holder has it signed again',
  async ({ page }) => {
    const camper = await holdCertificate(page, school, 'renamed@example.org')
    await school.database
      .updateTable('users')
      .set({ name: 'Ada Brook' })
      .where('user_id', '=', camper.userId)
      .execute()
    await page.goto(`${school.product.origin}/certification/${camper.username}/${slug}`)
    await expect(page.getByText('It was signed with a name that its holder no longer shows')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Data (JSON)' })).toHaveCount(0)
    await expectNoViolations(page)
    await page.locator('.credential summary').last().click()
    await page.locator('.credential details button').last().click()
    await expect(verdict(page)).toContainText('Genuine.')
    await expect(page.getByRole('link', { name: 'Data (JSON)' })).toBeVisible()
  },
)

nightly('a saved page checks downloaded certificates without the school', async ({ page, context }, info) => {
  await page.goto(address)
  const saved = info.outputPath('verifier.html')
  const response = await page.request.get(`${school.product.origin}/credentials/verifier.html`)
  await writeFile(saved, await response.body())
  const files = await Promise.all(
    ['Data (JSON)', 'Badge (SVG)', 'Badge (PNG)'].map(async (name) => {
      const other = await context.newPage()
      await other.goto(address)
      return (await download(other, name)).path()
    }),
  )
  await context.setOffline(true)
  await page.goto(pathToFileURL(saved).href)
  for (const file of files) {
    await page.getByLabel('Certificate').setInputFiles({
      name: 'certificate',
      mimeType: 'application/octet-stream',
      buffer: await readFile(file),
    })
    await expect(page.getByRole('status')).toContainText('Genuine.')
    await expect(page.locator('#facts')).toContainText('Ada Hill')
  }
  const forged = (await readFile(files[0] ?? '', 'utf8')).replace('Ada Hill', 'Eve Hill')
  await page.getByLabel('Certificate').setInputFiles({
    name: 'certificate.json',
    mimeType: 'application/json',
    buffer: Buffer.from(forged),
  })
  await expect(page.getByRole('status')).toContainText('Not genuine. It was changed after it was signed.')
})

nightly(
  'the page that checks files runs under its own policy, in the reader’s language',
  async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text())
    })
    await page.goto(address)
    const certificate = await readFile(await (await download(page, 'Data (JSON)')).path())
    await page.goto(`${school.product.origin}/german/credentials/verifier.html`)
    await page.locator('#file').setInputFiles({
      name: 'certificate.json',
      mimeType: 'application/json',
      buffer: certificate,
    })
    await expect(page.getByRole('status')).toHaveText(catalogs.de.credential.verdict.valid)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(refused).toEqual([])
    await expectNoViolations(page)
  },
)

nightly('the page that checks files fits a small phone from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${school.product.origin}/arabic/credentials/verifier.html`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

nightly('a certificate that the school took back says so', async ({ page }) => {
  await page.goto(address)
  await expect(verdict(page)).toHaveText(/^Genuine/)
  await revoke()
  await page.reload()
  await expect(page.locator('.credential')).toContainText(revoked)
})

nightly(
  'a revoked certificate says so above the sheet, without scripts and on paper, too',
  async ({ browser }) => {
    await revoke()
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(address)
    const [notice, sheet] = [page.getByText(revoked), page.locator('.certificate')]
    await expect(notice).toBeInViewport()
    const heightOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
    expect(await heightOf(notice)).toBeLessThan(await heightOf(sheet))
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', revoked)
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeVisible()
    await page.close()
  },
)

nightly(
  'a certificate whose project fails the school’s own run says so, without scripts, too',
  async ({ browser }) => {
    const holder = await browser.newPage()
    const { userId: holderId, username } = await holdCertificate(holder, school, 'grace@example.org')
    await holder.close()
    const { database } = school
    await database.deleteFrom('credentials').where('user_id', '=', holderId).execute()
    const [project] = await database
      .selectFrom('completions')
      .select('challenge_id')
      .where('user_id', '=', holderId)
      .where('challenge_type', '<>', 7)
      .execute()
    await database
      .insertInto('project_runs')
      .values({
        user_id: holderId,
        challenge_id: project?.challenge_id ?? '',
        run_id: randomUUID(),
        work_hash: Buffer.alloc(32),
        state: 'failed',
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'challenge_id']).doUpdateSet({ state: 'failed' }),
      )
      .execute()
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${school.product.origin}/certification/${username}/${slug}`)
    const notice = page.getByText(
      /^Not signed: the project “.+” did not pass when the school ran its tests again\.$/,
    )
    await expect(notice).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeVisible()
    await page.close()
  },
)
