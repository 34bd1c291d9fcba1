import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../ops/build.ts'
import { ensureChromium } from '../ops/chromium.ts'
import { chromiumArguments } from '../tests/product/chromium-arguments.ts'
import { findFreePorts, startProduct } from '../tests/product/start-product.ts'
import { printReport } from './print-report.ts'
import { firstKeystroke } from './workshop/first-keystroke.ts'
import { typingLatency } from './workshop/typing-latency.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'
const challengeId = '62bf30f6adc61b1b62843843'

/** How quickly the editor responds to a key, and how soon a phone accepts the first one. */
export async function benchWorkshop(): Promise<void> {
  await ensureBuilt()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-workshop-'))
  const product = await startProduct({ dataDirectory, port: await findFreePorts() })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] })
  try {
    const typing = await typingLatency(browser, product.origin + lesson, challengeId)
    const first = await firstKeystroke(browser, product.origin + lesson)
    printReport({
      benchmark: 'workshop',
      table: [
        { what: 'a key in a 1,000-line file, preview on: median', ms: typing.medianMs },
        { what: 'the same, 95th percentile', ms: typing.p95Ms },
        { what: 'the same, slowest', ms: typing.slowestMs },
        { what: 'opening a lesson on a throttled phone: text to read', ms: first.readableMs },
        { what: 'the same: first letter typed', ms: first.typedMs },
      ],
      figures: { typing, first },
    })
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDirectory, { recursive: true })
  }
}
