import type { SandboxMessage, TestRequest } from '../messages.ts'
import { evaluateTest, type Evaluation } from './evaluate-test.ts'
import { forgetReplacements } from './guarded/access.ts'
import { restoreUnlessTampered } from './guarded/restore-unless-tampered.ts'
import { runHook } from './hooks.ts'

type Run = {
  request: TestRequest
  evaluation: Omit<Evaluation, 'beforeEach' | 'source' | 'test' | 'timeoutMs'>
  send: (message: SandboxMessage) => void
  beforeTest: () => void
  /** Called before a result is reported. */
  beforeResult: () => void
}

/** Runs the tests of a request in order and reports each; no `await`, see primordials.ts. */
export function runTests({ request, evaluation, send, beforeTest, beforeResult }: Run): void {
  const { id, tests, hooks, source, testTimeoutMs: timeoutMs } = request
  let count = 0
  // The same program would be stopped in the same loop each time, after the same wait.
  let stoppedLine: number | undefined
  let replaced: string | undefined
  // Learner code may run between any two tests, and within a hook; what follows uses built-ins.
  const restore = () => {
    const name = restoreUnlessTampered(evaluation.restoreBuiltIns)
    replaced ??= name
  }
  const runAt = (index: number): void => {
    restore()
    const test = tests[index]
    if (test === undefined) {
      runHook(hooks.afterAll, evaluation.scope)
      send({ type: 'end', id, count })
      return
    }
    beforeTest()
    const { beforeEach } = hooks
    const begun = { ...evaluation, beforeEach, source, test, timeoutMs, stoppedLine, replaced }
    evaluateTest(begun, (verdict) => {
      stoppedLine = verdict.stoppedLine
      replaced = undefined
      restore()
      runHook(hooks.afterEach, evaluation.scope)
      restore()
      count += 1
      beforeResult()
      send({ type: 'result', id, index, result: verdict.result })
      runAt(index + 1)
    })
  }
  forgetReplacements()
  runAt(request.from)
}

/** Older tests evaluate to a function (docs/reference/workshop.md, “Test tools”). */
export function callIfFunction(value: unknown): unknown {
  return typeof value === 'function' ? (value as () => unknown)() : undefined
}
