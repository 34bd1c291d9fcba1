import type { TestRequest } from '../messages.ts'
import type { TestResult } from '../runner.ts'
import { evaluateTest, type Evaluation } from './evaluate-test.ts'

type Run = {
  request: TestRequest
  evaluation: Omit<Evaluation, 'beforeEach' | 'source' | 'test' | 'timeoutMs'>
  send: (message: unknown) => void
  /** Called before the message that a result is known. */
  beforeResult: () => void
}

/** Runs the tests of a request one after the other and reports each; no `await`, see primordials.ts. */
export function runTests({ request, evaluation, send, beforeResult }: Run, done: () => void): void {
  const { id, tests, hooks, source, testTimeoutMs } = request
  let count = 0
  const runAt = (index: number): void => {
    const test = tests[index]
    if (test === undefined) {
      runHook(hooks.afterAll, evaluation.scope)
      send({ type: 'end', id, count })
      done()
      return
    }
    evaluateTest(
      { ...evaluation, beforeEach: hooks.beforeEach, source, test, timeoutMs: testTimeoutMs },
      (result) => {
        runHook(hooks.afterEach, evaluation.scope)
        count += 1
        beforeResult()
        send({ type: 'result', id, index, result: limitText(result) })
        runAt(index + 1)
      },
    )
  }
  runAt(request.from)
}

/** Hooks are the author's: one that throws says so in the console and stops nothing. */
export function runHook(hook: string, scope: Readonly<Record<string, unknown>>): void {
  if (hook.trim() === '') return
  try {
    // oxlint-disable-next-line no-implied-eval -- running an author's code is what a hook is
    const run = new Function(...Object.keys(scope), hook) as (...values: unknown[]) => void
    run(...Object.values(scope))
  } catch (error) {
    console.error(error)
  }
}

const maximumText = 4000

function limitText(result: TestResult): TestResult {
  if (result.state !== 'failed') return result
  const cut = (text: string) => (text.length > maximumText ? `${text.slice(0, maximumText)}…` : text)
  return {
    ...result,
    message: cut(result.message),
    ...(result.expected === undefined ? {} : { expected: cut(result.expected) }),
    ...(result.actual === undefined ? {} : { actual: cut(result.actual) }),
  }
}
