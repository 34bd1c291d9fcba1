import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../../ops/build.ts'
import { ensureChromium } from '../../ops/chromium.ts'
import { chromiumArguments } from '../../tests/product/chromium-arguments.ts'
import { startAuthoring } from '../../tests/product/start-authoring.ts'
import { median, rounded } from '../statistics.ts'

const runs = 15
const block = 'learn-html-by-building-a-trail-guide'
const address = `/learn/2022/responsive-web-design/${block}/step-1`
const file = `blocks/${block}/01-heading.md`

/** Milliseconds from writing a lesson's file until the open page shows the new words. */
export async function savedToSeen(): Promise<{ medianMs: number; slowestMs: number }> {
  await ensureBuilt()
  const executablePath = ensureChromium()
  const authoring = await startAuthoring()
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const page = await browser.newPage()
    await page.goto(authoring.product.origin + address)
    await page.locator('.cm-content').waitFor()
    const path = join(authoring.lessons, file)
    const original = await readFile(path, 'utf8')
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const words = `Written in run ${run}.`
      const seen = page.waitForFunction(
        (text) => document.querySelector('.instructions')?.textContent?.includes(text),
        words,
        { polling: 'raf' },
      )
      const start = performance.now()
      await writeFile(path, original.replace('# --description--\n', `# --description--\n\n${words}\n`))
      await seen
      times.push(performance.now() - start)
    }
    return { medianMs: rounded(median(times)), slowestMs: rounded(Math.max(...times)) }
  } finally {
    await browser.close()
    await authoring.close()
  }
}
