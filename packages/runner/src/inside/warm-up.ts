import { evaluateTest, assert } from './evaluate-test.ts'
import { startTimer } from './primordials.ts'

/** The idle time after which the reader is assumed to be reading. */
const quietMs = 20
const tests = [
  'assert.equal(1, 1)',
  'assert.deepEqual([1], [1])',
  'assert.match("a", /b/)',
  'throw new Error()',
]
const rounds = 5

/**
 * Evaluates a few sample tests, so that the engine has compiled everything before a learner's tests arrive: the first
 * test takes several times as long as the second. `isNeeded` is checked before each.
 */
export function warmUp(restoreBuiltIns: () => string | undefined, isNeeded: () => boolean): void {
  const guard = { tripped: () => undefined, reset: () => undefined }
  const evaluate = (index: number): void => {
    const test = tests[index % tests.length]
    if (test === undefined || index === tests.length * rounds || !isNeeded()) return
    const evaluation = {
      beforeEach: '',
      source: 'const a = 1',
      test,
      scope: { assert },
      timeoutMs: 1000,
      guard,
      restoreBuiltIns,
      onProgramError: () => undefined,
      finishValue: () => undefined,
    }
    evaluateTest(evaluation, () => startTimer(() => evaluate(index + 1), 0))
  }
  startTimer(() => evaluate(0), quietMs)
}
