import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments } from '../../tests/product/chromium-arguments.ts'
import { median, rounded } from '../statistics.ts'

/** Runs, because scores vary by a few points. */
const runs = 5

/** Scores (0–100) with Lighthouse's own mobile profile; the median of the runs. */
export async function lighthouseScores(url: string, chromiumPath: string) {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    const results: { performance: number; accessibility: number; lcpMs: number; blockingMs: number }[] = []
    for (let run = 0; run < runs; run++) results.push(await measure(url, chrome.port))
    return {
      performance: median(results.map(({ performance }) => performance)),
      accessibility: median(results.map(({ accessibility }) => accessibility)),
      largestContentfulPaintMs: rounded(median(results.map(({ lcpMs }) => lcpMs)), 0),
      totalBlockingMs: rounded(median(results.map(({ blockingMs }) => blockingMs)), 0),
    }
  } finally {
    chrome.kill()
  }
}

async function measure(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: ['performance', 'accessibility'],
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}
