import { type Rerun, type RerunOutcome, RerunResult } from '@cairn/contract'
import type { Browser, BrowserContext, Route } from 'playwright-core'
import { pageOrigin, runnerOptions } from './serve-runner.ts'

type RunAgain = (options: typeof runnerOptions, rerun: Rerun) => Promise<RerunResult>

type Place = { browser: Browser; serve: (route: Route) => Promise<void> }

/** Runs the tests of a project in a context of its own, which nothing outlives. */
export async function runAgain({ browser, serve }: Place, rerun: Rerun): Promise<RerunOutcome> {
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false })
    const outcome = await runIn(context, serve, rerun)
    await context.close()
    return outcome
  } catch {
    return { is: 'crashed' }
  }
}

async function runIn(context: BrowserContext, serve: Place['serve'], rerun: Rerun): Promise<RerunOutcome> {
  // Sockets need no route, as no host has an address (open-browser.ts). It would be a script among learner code, which
  // could call this process through it.
  await context.route('**/*', serve)
  const page = await context.newPage()
  const crashed = new Promise<RerunOutcome>((resolve) => page.once('crash', () => resolve({ is: 'crashed' })))
  await page.goto(pageOrigin)
  const result = page.evaluate(
    ([options, project]) => (globalThis as unknown as { runAgain: RunAgain }).runAgain(options, project),
    [runnerOptions, rerun] as const,
  )
  return Promise.race([result.then((value) => RerunResult.parse(value)), crashed])
}
