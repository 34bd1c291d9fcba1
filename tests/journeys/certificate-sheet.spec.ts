import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { holdCertificate, slug } from '../product/certificate-campers.ts'
import { certificateLessons } from '../product/certificate-lessons.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { forJourneys } from '../product/open-school.ts'
import { setProfileFlags } from '../product/set-profile-flags.ts'
import { startSeededSchool } from '../product/start-seeded-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const signature =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><path d="M10 60 90 10 120 60 200 20" fill="none" stroke="#14213d"/></svg>'
const school = forJourneys(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signature-'))
  writeFileSync(join(folder, 'maya.svg'), signature)
  const { close, ...started } = await startSeededSchool(certificateLessons, {
    CERTIFICATE_SIGNER_NAME: 'Maya Castillo',
    CERTIFICATE_SIGNER_TITLE: 'Head of School',
    CERTIFICATE_SIGNATURE: join(folder, 'maya.svg'),
  })
  return {
    ...started,
    close: async () => {
      await close()
      rmSync(folder, { recursive: true })
    },
  }
})
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 404/ }))

/** As long as names can be, in letters that are wide, joined, and without a space. */
const longNames = [
  'Donaudampfschifffahrtsgesellschaftskapitänswitwe Müller-Lüdenscheidt von und zu Hohenzollern-Sigmari',
  'آدا عبد الرحمن بن محمد بن إبراهيم الخوارزمي الأندلسي القرطبي بنت عبد العزيز بن عبد الله المراكشي',
  '山田太郎左衛門之丞'.repeat(11),
  'W'.repeat(100),
]

const open = (page: Page, path: string) => page.goto(school.product.origin + path)
const rename = (userId: string, name: string) =>
  school.database.updateTable('users').set({ name }).where('user_id', '=', userId).execute()

/** Texts that are not inside the golden line of the sheet. */
const misplacedTexts = (page: Page) =>
  page.locator('.certificate__paper').evaluate((paper) => {
    const sheet = paper.getBoundingClientRect()
    const line = -Number.parseFloat(getComputedStyle(paper).outlineOffset)
    const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT)
    const boxes: { text: string; box: DOMRect }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = node.textContent ?? ''
      if (text.trim() !== '') for (const box of range.getClientRects()) boxes.push({ text, box })
    }
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      left < sheet.left + line ||
      right > sheet.right - line ||
      top < sheet.top + line ||
      bottom > sheet.bottom - line
    return boxes.filter(({ box }) => isOutside(box)).map(({ text }) => text)
  })

nightly('no line crosses the longest names, in any window', async ({ page }) => {
  test.slow()
  const { userId, username } = await holdCertificate(page, school, 'ada-long@example.org')
  for (const name of longNames) {
    await rename(userId, name)
    await open(page, `/certification/${username}/${slug}`)
    await expect(page.locator('.certificate__holder')).toHaveText(name)
    for (const width of [1440, 1366, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await misplacedTexts(page), `${name} at ${width} pixels`).toEqual([])
      const hasRoom = () => document.documentElement.scrollWidth <= innerWidth
      expect(await page.evaluate(hasRoom), `${name} at ${width} pixels`).toBe(true)
    }
    for (const format of ['A4', 'Letter']) {
      const paper = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
      expect(paper.match(/\/Type \/Page\b/g), `${name} on ${format}`).toHaveLength(1)
    }
  }
})

nightly('twin: a name that cannot break runs over the line', async ({ page }) => {
  const { userId, username } = await holdCertificate(page, school, 'ada-twin@example.org')
  const name = 'W'.repeat(100)
  await rename(userId, name)
  await open(page, `/certification/${username}/${slug}`)
  await page.locator('.certificate__holder').evaluate((holder) => (holder.style.overflowWrap = 'normal'))
  expect(await misplacedTexts(page)).toEqual([name])
})

nightly('the person who signs for the school is named under their signature', async ({ page }) => {
  const { username } = await holdCertificate(page, school, 'ada-signed@example.org')
  await open(page, `/certification/${username}/${slug}`)
  const picture = page.getByRole('img', { name: 'Signature of Maya Castillo' })
  await expect(picture).toBeVisible()
  const drawnWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(drawnWidth).toBeGreaterThan(0)
  await expect(page.locator('.certificate__signature')).toContainText('Maya CastilloHead of School')
  await expectNoViolations(page)
})

nightly(
  'where a certificate is shared, its own picture is shown, until it is hidden',
  async ({ page, request }) => {
    const { username } = await holdCertificate(page, school, 'ada-shared@example.org')
    const address = `${school.product.origin}/certification/${username}/${slug}`
    const sharedPicture = async () =>
      /property="og:image" content="(?<picture>[^"]+)"/.exec(await (await request.get(address)).text())
        ?.groups?.['picture']
    expect(await sharedPicture()).toBe(`${address}/preview.png`)
    const drawn = await request.get(`${address}/preview.png`)
    expect(drawn.headers()['content-type']).toBe('image/png')
    const picture = await drawn.body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    const german = address.replace('/certification', '/german/certification')
    expect((await (await request.get(`${german}/preview.png`)).body()).equals(picture)).toBe(false)

    await setProfileFlags(school.database, { showCerts: false }, 'ada-shared@example.org')
    expect(await sharedPicture()).toBe(`${school.product.origin}/sharing.png`)
    const hidden = await request.get(`${address}/preview.png`, { maxRedirects: 0 })
    expect(hidden.headers()['location']).toBe('/sharing.png')
  },
)
