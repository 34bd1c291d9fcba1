import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../ops/build.ts'
import { ensureChromium } from '../ops/chromium.ts'
import { chromiumArguments } from '../tests/product/chromium-arguments.ts'
import { findFreePorts, startProduct } from '../tests/product/start-product.ts'
import { lessons } from './pages/lessons.ts'
import { printReport } from './print-report.ts'
import { firstTouches } from './workshop/first-touches.ts'
import { typingLatency } from './workshop/typing-latency.ts'
import { untouchedBytes } from './workshop/untouched-bytes.ts'

const challengeId = '62bf30f6adc61b1b62843843'

/** How quickly the editor responds to a key, and how soon a phone on a slow line accepts the first touches. */
export async function benchWorkshop(): Promise<void> {
  await ensureBuilt()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-workshop-'))
  const product = await startProduct({ dataDirectory, port: await findFreePorts() })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] })
  try {
    const typing = await typingLatency(browser, product.origin + lessons.html, challengeId)
    printReport({
      benchmark: 'workshop: a key in a file of 1,000 lines, preview on',
      table: [
        { 'median ms': typing.medianMs, '95th percentile ms': typing.p95Ms, 'slowest ms': typing.slowestMs },
      ],
      figures: { typing },
    })
    const table: Record<string, string | number>[] = []
    for (const [language, path] of Object.entries(lessons)) {
      const { readableMs, tappedMs, typedMs } = await firstTouches(browser, product.origin + path)
      table.push({
        lesson: language,
        'text to read ms': readableMs,
        'first tap followed ms': tappedMs,
        'first letter typed ms': typedMs,
        'bytes before the first touch': await untouchedBytes(browser, product.origin + path),
      })
    }
    printReport({ benchmark: 'workshop: opening a lesson on a throttled phone', table, figures: { table } })
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDirectory, { recursive: true })
  }
}
