import type { Browser, CDPSession } from '@playwright/test'
import { median, quantile, rounded } from '../statistics.ts'

const lines = 1000
const keys = 240
const typed = 'The herons stand still. <b>Look</b> twice. '
/** A fast typist's pace; work that takes longer than this would fall into the next key's time. */
const paceMs = 80

/** One entry of the browser's trace; times in microseconds. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args: { data?: { type?: string } }
}
type Span = { name: string; start: number; end: number }

/**
 * Milliseconds for each key in a file of a thousand lines with the preview on, as the browser records them: from the
 * key event until all its handlers have run, plus the painting of the next frame. The wait for the frame is the
 * screen's and does not count.
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
    const trace = await recordTrace(await page.context().newCDPSession(page))
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press(typed[key % typed.length] ?? 'a')
      await page.waitForTimeout(paceMs)
    }
    const times = timesOfKeys(await trace.stop())
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

async function recordTrace(devtools: CDPSession): Promise<{ stop: () => Promise<TraceEvent[]> }> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink'] },
  })
  return {
    stop: async () => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      devtools.on('Tracing.tracingComplete', resolve)
      await devtools.send('Tracing.end')
      await promise
      return events
    },
  }
}

/** Handling and painting times of each key, from the trace of the main thread. */
function timesOfKeys(events: readonly TraceEvent[]): number[] {
  const isKeyDown = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args.data?.type === 'keydown'
  const first = events.find(isKeyDown)
  const spans = events
    .filter(({ pid, tid, dur }) => pid === first?.pid && tid === first.tid && dur !== undefined)
    .map(({ name, args, ts, dur = 0 }): Span => ({
      name: name === 'EventDispatch' ? (args.data?.type ?? name) : name,
      start: ts,
      end: ts + dur,
    }))
    .toSorted((one, other) => one.start - other.start)
  const after = (start: number, name: string) =>
    spans.find((span) => span.name === name && span.start >= start)
  return spans
    .filter(({ name }) => name === 'keydown')
    .flatMap((pressed) => {
      const handled = after(pressed.start, 'keypress')
      const frame = handled && after(handled.end, 'WebFrameWidgetImpl::BeginMainFrame')
      const painted = frame && after(frame.start, 'WebFrameWidgetImpl::UpdateLifecycle')
      if (!painted) return []
      const microseconds = handled.end - pressed.start + painted.end - frame.start
      return [microseconds / 1000]
    })
}

/** The lesson's page with a long body, in the form in which the browser stores code. */
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
