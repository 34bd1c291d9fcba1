import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { holdCertificate, slug } from '../tests/product/certificate-campers.ts'
import { certificateLessons } from '../tests/product/certificate-lessons.ts'
import { chromiumArguments } from '../tests/product/chromium-arguments.ts'
import { startFreshProduct } from '../tests/product/start-fresh-product.ts'
import { startSeededSchool } from '../tests/product/start-seeded-school.ts'
import { ensureBuilt } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { drawSharingPicture } from './draw-sharing-picture.ts'
import { projectRoot } from './project-root.mjs'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-8'

/** The pictures of the README, each taken in a school of its own. */
const pictures = { lesson: pictureLesson, certificate: pictureCertificate } as const

/** The picture of the school where its pages are shared. */
const sharingPicture = join(projectRoot, 'apps/web/public/sharing.png')

/** The picture that certificates are put into as PNG; as SVG it is the same (docs/reference/credentials.md). */
const badge = join(projectRoot, 'apps/server/src/credentials/badge')

await ensureBuilt()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
try {
  for (const [name, picture] of Object.entries(pictures)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    await picture(page, async () => {
      await page.waitForLoadState('networkidle')
      // As PNG, the shades of a certificate's paper alone take more than the README's pictures may.
      const path = join(projectRoot, `docs/images/${name}.jpg`)
      await page.screenshot({ path, type: 'jpeg', quality: 85 })
    })
    await page.close()
  }
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(await drawSharingPicture())
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: sharingPicture })
  await page.setViewportSize({ width: 512, height: 512 })
  await page.setContent(`<style>body { margin: 0 }</style>${await readFile(`${badge}.svg`, 'utf8')}`)
  await page.screenshot({ path: `${badge}.png`, omitBackground: true })
} finally {
  await browser.close()
}

async function pictureLesson(page: Page, take: () => Promise<void>): Promise<void> {
  const product = await startFreshProduct()
  try {
    await page.goto(product.origin + lesson)
    await page.locator('.cm-open').first().click()
    await page.getByRole('button', { name: 'Check your code' }).click()
    await page.locator('.feedback').waitFor()
    // The page that the code makes gets the whole height.
    await page.getByRole('button', { name: 'Show Console' }).click()
    await take()
  } finally {
    await product.stop()
  }
}

async function pictureCertificate(page: Page, take: () => Promise<void>): Promise<void> {
  const school = await startSeededSchool(certificateLessons)
  try {
    const { username } = await holdCertificate(page, school, 'ada@example.org')
    await page.goto(`${school.product.origin}/certification/${username}/${slug}`)
    await page.locator('.certificate__holder').waitFor()
    await take()
  } finally {
    await school.close()
  }
}
