import type { Browser, Response } from '@playwright/test'
import { phone } from './phone.ts'

/** Longer than a page waits before it loads what it does not show at first. */
const watchMs = 10_000

/** Bytes on the wire, of all origins, of a lesson that is opened on a phone and only read. */
export async function untouchedBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  const responses: Response[] = []
  context.on('response', (response) => responses.push(response))
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForTimeout(watchMs)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
  await context.close()
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0)
}
