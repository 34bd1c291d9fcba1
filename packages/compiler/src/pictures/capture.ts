import type { Page } from '@cairn/runner/testing'

/** In CSS pixels: a small laptop's window, so that a page looks as campers see it. */
export const pictureSize = { width: 1120, height: 700 }
/** Shown at most 420 pixels wide, on screens of up to one and a half device pixels each. */
const scale = 640 / pictureSize.width
const quality = 70

/** Pages that move never look the same twice. */
const mostAttempts = 10

/** What the window shows once it no longer changes, as WebP, which Playwright's own screenshots cannot be. */
export async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  let last = ''
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, ...pictureSize, scale },
    })
    if (data === last) break
    last = data
  }
  return Buffer.from(last, 'base64')
}
