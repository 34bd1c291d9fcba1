import type { Browser } from '@playwright/test'
import { median, quantile, rounded } from '../statistics.ts'

const lines = 1000
const keys = 240
const typed = 'The herons stand still. <b>Look</b> twice. '
/** A quick typist's pace; the work of a key that takes longer than this would fall into the next one's time. */
const paceMs = 80

declare global {
  /** Milliseconds of work for each key. */
  var keyTimes: number[]
}

/**
 * Milliseconds for each key in a file of a thousand lines with the preview on: from the key's event until its
 * handlers and what they put off have run, and then from the start of the next frame until it is painted. The
 * wait between the two is the screen's, not ours.
 */
export async function typingLatency(browser: Browser, url: string, challengeId: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.addInitScript(
      ([key, text]) => {
        if (self === top) localStorage.setItem(key, text)
      },
      [challengeId, storedLesson()] as const,
    )
    await page.goto(url)
    await page.locator('.preview__page iframe').waitFor()
    await page.locator('.cm-open').first().click()
    await page.evaluate(recordKeys)
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press(typed[key % typed.length] ?? 'a')
      await page.waitForTimeout(paceMs)
    }
    const times = await page.evaluate(() => globalThis.keyTimes)
    return {
      keys: times.length,
      medianMs: rounded(median(times)),
      p95Ms: rounded(quantile(times, 0.95)),
      slowestMs: rounded(Math.max(...times)),
    }
  } finally {
    await page.close()
  }
}

/** In the page. A message is the very next task, before a timer and, as a rule, before the frame. */
function recordKeys(): void {
  globalThis.keyTimes = []
  const now = () => performance.now()
  const nextTask = () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(now()))
    port1.start()
    port2.postMessage(null)
    return promise
  }
  let pressed = 0
  addEventListener('keydown', () => (pressed = now()), { capture: true })
  const measure = async () => {
    const since = pressed
    const handled = nextTask()
    const frame = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(now())))
    const painted = await nextTask()
    const work = (await handled) - since
    globalThis.keyTimes.push(frame < since + work ? work : work + painted - frame)
  }
  addEventListener('input', () => void measure(), { capture: true })
}

/** The lesson's page with a long body, in the form in which a browser keeps code. */
function storedLesson(): string {
  const body = Array.from({ length: lines }, (_line, index) => `    <p class="stone">Stone ${index}</p>`)
  const contents = [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8">',
    '    <meta name="viewport" content="width=device-width, initial-scale=1">',
    '    <title>Heron Lake Trail</title>',
    '    <link rel="stylesheet" href="styles.css">',
    '  </head>',
    '  <body>',
    ...body,
    '  </body>',
    '</html>',
  ].join('\n')
  return JSON.stringify([{ fileKey: 'indexhtml', contents }])
}
