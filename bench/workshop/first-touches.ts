import type { Browser, Page } from '@playwright/test'
import { median, rounded } from '../statistics.ts'
import { phone } from './phone.ts'

const runs = 5

/** Lighthouse's mobile profile: a slow 4G connection and a quarter of this machine's CPU speed. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowdown = 4

/**
 * Milliseconds from opening a lesson on a phone with an empty cache: until it can be read, until a tap on a tab is
 * followed, and until a typed key appears in the code.
 */
export async function firstTouches(browser: Browser, url: string) {
  const times: { readable: number; tapped: number; typed: number }[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    const readable = await firstPaint(page)
    await openCode(page)
    const tapped = await timeIn(page)
    await typeSoon(page)
    times.push({ readable, tapped, typed: await timeIn(page) })
    await context.close()
  }
  const middle = (moment: keyof (typeof times)[number]) =>
    rounded(median(times.map((time) => time[moment])), 0)
  return { readableMs: middle('readable'), tappedMs: middle('tapped'), typedMs: middle('typed') }
}

/** Waits for the first paint: nothing can be seen or tapped before it. */
async function firstPaint(page: Page): Promise<number> {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  return (await paint.jsonValue()) ?? Number.NaN
}

/** Taps the tab of the code until it is shown, like an impatient camper, who does not wait until the page is calm. */
async function openCode(page: Page): Promise<void> {
  const tab = await page.getByRole('button', { name: 'Code', exact: true }).boundingBox()
  if (!tab) throw new Error('There is no tab to tap.')
  while (!(await code(page).isVisible()))
    await page.touchscreen.tap(tab.x + tab.width / 2, tab.y + tab.height / 2)
}

/** Types into the code until a letter appears. */
async function typeSoon(page: Page): Promise<void> {
  for (;;) {
    await code(page).focus({ timeout: 200 }).catch(ignore)
    await page.keyboard.press('q')
    const text = await code(page).evaluate((element) =>
      element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
    )
    if (text.includes('q')) return
  }
}

const code = (page: Page) => page.locator('.pane--code textarea, .pane--code .cm-content').first()

/** The tapped element may just be disappearing. */
const ignore = () => undefined

function timeIn(page: Page): Promise<number> {
  return page.evaluate(() => performance.now())
}
