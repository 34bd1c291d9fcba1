import type { LoadRequest, RunRequest, TestRequest } from '../messages.ts'
import type { RunOptions, TestResult } from '../runner.ts'
import { collectResults } from './collect-results.ts'
import type { SandboxPool } from './sandbox-pool.ts'
import { takeUnlessAborted } from './take-unless-aborted.ts'

/** After this many hung tests the rest would hang as well, five seconds each. */
const maximumHungTests = 2

type Run = {
  sandboxes: SandboxPool
  load?: LoadRequest | RunRequest | undefined
  request: TestRequest
  options: RunOptions
}

/** Runs all tests; one that hangs is recorded, and the next runs in a fresh sandbox. */
export async function runTests({ sandboxes, load, request, options }: Run): Promise<void> {
  const { onEvent } = options
  const results: TestResult[] = []
  const timeOut = () => {
    onEvent({ type: 'test', index: results.length, result: { state: 'timed-out' } })
    results.push({ state: 'timed-out' })
  }
  let hung = 0
  do {
    const sandbox = await takeUnlessAborted(sandboxes, options)
    if (sandbox === 'aborted') return
    if (!sandbox) return onEvent({ type: 'failed', cause: { kind: 'unavailable' } })
    const rest = { ...request, from: results.length }
    const attempt = await collectResults({ sandbox, load, request: rest, results, options })
    const isIdle = attempt.state === 'complete' || (attempt.state === 'aborted' && attempt.isIdle)
    sandboxes.giveBack(sandbox, { isIdle })
    if (attempt.state === 'aborted') return
    if (attempt.state === 'untrusted') return onEvent({ type: 'failed', cause: { kind: 'untrusted' } })
    if (attempt.state !== 'hung') continue
    hung += 1
    timeOut()
    if (!attempt.isLoading && hung < maximumHungTests) continue
    while (results.length < request.tests.length) timeOut()
  } while (results.length < request.tests.length)
  onEvent({ type: 'done', results })
}
