import { assert } from 'chai'
import type { Evaluation, Verdict } from '../../inside/evaluate-test.ts'
import { testAccessName } from '../../messages.ts'
import { testAccess } from './access.ts'

/**
 * As inside/evaluate-test.ts would be without protection: a test's tools are globals, program and test are one text for
 * `eval`, and whatever ends without an error has passed.
 */
export { assert }

export function evaluateTest(
  { beforeEach, source, test, scope, finishValue }: Evaluation,
  done: (verdict: Verdict) => void,
): void {
  for (const [name, value] of Object.entries({ ...scope, [testAccessName]: testAccess })) {
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value })
  }
  let isJudged = false
  const judge = (state: 'passed' | 'failed') => {
    if (isJudged) return
    isJudged = true
    const result = state === 'passed' ? { state } : { state, kind: 'assertion' as const, message: '' }
    done({ result, stoppedLine: undefined })
  }
  try {
    const text = `(async function (pass, fail) {${beforeEach}\n;${source}\n;try { return await (async () => {${test}\n})() } catch (error) { fail(error); throw error }})`
    // oxlint-disable-next-line no-eval -- this is what the forgeries attack
    const run = globalThis.eval(text) as ((...verdicts: unknown[]) => Promise<unknown>) | undefined
    const ended = run?.(
      () => judge('passed'),
      () => judge('failed'),
    )
    void Promise.resolve(ended)
      .then(finishValue)
      .then(
        () => judge('passed'),
        () => judge('failed'),
      )
  } catch {
    judge('failed')
  }
}
