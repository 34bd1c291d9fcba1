import type { Rerun, RerunResult } from '@cairn/contract'
import { createRunner } from './outside/create-runner.ts'
import type { RunnerEvent, RunnerOptions, TestResult } from './runner.ts'
import { solvedSources } from './solved-sources.ts'

declare global {
  /** The page without an app around it, in which submitted projects are run again. */
  var runAgain: (options: RunnerOptions, rerun: Rerun) => Promise<RerunResult>
}

globalThis.runAgain = async (options, { challenge, files }) => {
  const solution = files.map(({ key, contents }) => ({ fileKey: key, contents }))
  let result: RerunResult = { is: 'crashed' }
  // The first test that fails is the verdict; the others would only keep the next project waiting.
  const verdict = new AbortController()
  await createRunner(options).run(challenge, solvedSources(challenge.files, solution), {
    signal: verdict.signal,
    onEvent: (event) => {
      if (verdict.signal.aborted) return
      result = resultOf(event) ?? result
      if (event.type === 'test' && event.result.state !== 'passed') verdict.abort()
    },
  })
  return result
}

/** Undefined while the run goes on. */
function resultOf(event: RunnerEvent): RerunResult | undefined {
  if (event.type === 'test' && event.result.state !== 'passed') return { is: 'failed', test: event.index }
  if (event.type === 'done') return resultOfTests(event.results)
  if (event.type !== 'failed') return undefined
  return event.cause.kind === 'unavailable' ? { is: 'crashed' } : { is: 'failed', test: null }
}

function resultOfTests(results: readonly TestResult[]): RerunResult {
  const test = results.findIndex(({ state }) => state !== 'passed')
  if (test >= 0) return { is: 'failed', test }
  return results.length > 0 ? { is: 'passed' } : { is: 'failed', test: null }
}
