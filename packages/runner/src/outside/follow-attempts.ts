import type { TestRequest } from '../messages.ts'
import type { RunOptions, TestResult } from '../runner.ts'
import type { Attempt } from './collect-results.ts'

/** After so many hung tests in one run the rest would hang as well, five seconds each. */
const maximumHungTests = 2

type Attempts = {
  request: TestRequest
  options: RunOptions
  /** Runs the tests from `request.from` on in a fresh sandbox and disposes of it. */
  attempt: (request: TestRequest, results: TestResult[]) => Promise<Attempt>
}

/** Runs all tests; one that hangs is recorded, and the next goes on in a fresh sandbox. */
export async function followAttempts({ request, options, attempt }: Attempts): Promise<void> {
  const results: TestResult[] = []
  const record = (result: TestResult) => {
    options.onEvent({ type: 'test', index: results.length, result })
    results.push(result)
  }
  let hung = 0
  do {
    const outcome = await attempt({ ...request, from: results.length }, results)
    if (outcome.state === 'aborted') return
    if (outcome.state === 'untrusted') {
      options.onEvent({ type: 'failed', cause: { kind: 'untrusted' } })
      return
    }
    if (outcome.state === 'hung') {
      hung += 1
      record({ state: 'timed-out' })
      if (hung < maximumHungTests) continue
      for (const _test of request.tests.slice(results.length)) record({ state: 'timed-out' })
    }
  } while (results.length < request.tests.length)
  options.onEvent({ type: 'done', results })
}
