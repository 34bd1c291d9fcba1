import type { Browser, Page } from '@playwright/test'
import { median, rounded } from '../statistics.ts'

const runs = 5

/** Lighthouse's mobile profile: a slow 4G connection and a quarter of this machine's CPU speed. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowdown = 4

/** Milliseconds from opening a lesson on a phone with an empty cache until a typed key appears in the code. */
export async function firstKeystroke(browser: Browser, url: string) {
  const times: { readable: number; typed: number }[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 375, height: 740 }, hasTouch: true })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    const readable = await firstPaint(page)
    await typeSoon(page)
    times.push({ readable, typed: await timeIn(page) })
    await context.close()
  }
  return {
    readableMs: rounded(median(times.map(({ readable }) => readable)), 0),
    typedMs: rounded(median(times.map(({ typed }) => typed)), 0),
  }
}

/** Waits for the first paint: nothing can be seen or tapped before it. */
async function firstPaint(page: Page): Promise<number> {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  return (await paint.jsonValue()) ?? Number.NaN
}

/** Taps the tab and the code, and types, until a letter appears, like an impatient camper. */
async function typeSoon(page: Page): Promise<void> {
  const code = page.locator('.pane--code textarea, .pane--code .cm-content')
  for (;;) {
    if (!(await code.first().isVisible())) {
      await page.getByRole('button', { name: 'Code', exact: true }).tap({ timeout: 200 }).catch(ignore)
      continue
    }
    await code.first().focus({ timeout: 200 }).catch(ignore)
    await page.keyboard.press('q')
    const text = await code
      .first()
      .evaluate((element) =>
        element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
      )
    if (text.includes('q')) return
  }
}

/** The tapped element may just be disappearing. */
const ignore = () => undefined

function timeIn(page: Page): Promise<number> {
  return page.evaluate(() => performance.now())
}
