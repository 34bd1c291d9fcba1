import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../ops/build.ts'
import { ensureChromium } from '../ops/chromium.ts'
import { findFreePorts, startProduct } from '../tests/product/start-product.ts'
import { lessons } from './pages/lessons.ts'
import { lighthouseScores } from './pages/lighthouse-scores.ts'
import { pageWeight } from './pages/page-weight.ts'
import { renderTimes } from './pages/render-times.ts'
import { requestsPerSecond } from './pages/requests-per-second.ts'
import { printReport } from './print-report.ts'

/** The weight of a lesson page, its rendering time, and its scores on a phone. */
export async function benchPages(): Promise<void> {
  await ensureBuilt()
  const chromiumPath = ensureChromium()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-pages-'))
  const product = await startProduct({ dataDirectory, port: await findFreePorts() })
  try {
    const table: Record<string, string | number>[] = []
    const figures: Record<string, unknown> = {}
    for (const [name, path] of Object.entries(lessons)) {
      const url = product.origin + path
      const measured = {
        weight: await pageWeight(url, chromiumPath),
        render: await renderTimes(path),
        requests: await requestsPerSecond(url),
        lighthouse: await lighthouseScores(url),
      }
      figures[name] = measured
      table.push({
        lesson: name,
        'html B': measured.weight.html,
        'css B': measured.weight.css,
        'js B before editor': measured.weight.javascriptBeforeEditor,
        'js B with editor': measured.weight.javascriptWithEditor,
        'render ms (median)': measured.render.medianMs,
        'render ms (p99)': measured.render.p99Ms,
        'req/s': measured.requests.perSecond,
        performance: measured.lighthouse.performance,
        accessibility: measured.lighthouse.accessibility,
        'largest paint ms': measured.lighthouse.largestContentfulPaintMs,
        'machine (Lighthouse)': measured.lighthouse.machineIndex,
      })
    }
    printReport({ benchmark: 'pages', table, figures })
  } finally {
    await product.stop()
    await rm(dataDirectory, { recursive: true })
  }
}
