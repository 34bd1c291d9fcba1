import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureChromium, ensureHeadlessShell } from '../../ops/chromium.ts'
import { chromiumArguments } from '../../tests/product/chromium-arguments.ts'
import { median } from '../statistics.ts'

/** Runs, because scores vary by a few points. */
const runs = 5

/** Scores (0–100) with Lighthouse's own mobile profile, and what it saw; each the median of the runs. */
export async function lighthouseScores(url: string) {
  const chrome = await launch({
    // A whole Chromium draws pages of its own meanwhile, and on two cores Lighthouse blames this one for them.
    chromePath: ensureHeadlessShell() ?? ensureChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    const results: Awaited<ReturnType<typeof measure>>[] = []
    for (let run = 0; run < runs; run++) results.push(await measure(url, chrome.port))
    const medianOf = (name: keyof (typeof results)[number]) =>
      Math.round(median(results.map((result) => result[name])))
    return {
      performance: medianOf('performance'),
      accessibility: medianOf('accessibility'),
      bestPractices: medianOf('bestPractices'),
      searchEngines: medianOf('searchEngines'),
      largestContentfulPaintMs: medianOf('largestContentfulPaintMs'),
      totalBlockingMs: medianOf('totalBlockingMs'),
      transferredBytes: medianOf('transferredBytes'),
      machineIndex: medianOf('machineIndex'),
    }
  } finally {
    chrome.kill()
  }
}

async function measure(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits, environment } = result.lhr
  const score = (category: string) => (categories[category]?.score ?? 0) * 100
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    searchEngines: score('seo'),
    largestContentfulPaintMs: figure('largest-contentful-paint'),
    totalBlockingMs: figure('total-blocking-time'),
    transferredBytes: figure('total-byte-weight'),
    // Below 1,000, Lighthouse calls the machine slower than its profile expects, and blames the page for it.
    machineIndex: environment.benchmarkIndex,
  }
}
