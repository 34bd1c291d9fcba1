import { assert, AssertionError } from 'chai'
import { strictMark, testAccessName } from '../messages.ts'
import type { TestResult } from '../runner.ts'
import { deepFreeze } from './freeze.ts'
import type { LoopGuard } from './loop-guard.ts'
import {
  callWith,
  NativeAsyncFunction,
  NativeFunction,
  objectIs,
  partOf,
  randomValues,
  startTimer,
  stopTimer,
  whenSettled,
  withoutSpecies,
} from './primordials.ts'
import { failureOf, type WordFor } from './failure.ts'
import { forgetIntentions, testAccess } from './guarded/access.ts'
import { takeTampered } from './guarded/built-ins.ts'
import { restoreUnlessTampered } from './guarded/restore-unless-tampered.ts'

export type TestScope = Readonly<Record<string, unknown>>

export type Evaluation = {
  /** Runs before the program, in its scope. */
  beforeEach: string
  /** The learner's program; empty when it has already run. */
  source: string
  test: string
  /** The names that a test gets as parameters, so that learner code cannot shadow them. */
  scope: TestScope
  /** Line at which the program had to be stopped in an earlier test; it is not run again. */
  stoppedLine?: number | undefined
  timeoutMs: number
  guard: LoopGuard
  /** Restores the built-ins; the name of the first one that had been replaced. */
  restoreBuiltIns: () => string | undefined
  /** The first built-in that was put back since the test before. */
  replaced?: string | undefined
  /** Called when the program itself threw, before the test began. */
  onProgramError: (error: unknown) => void
  /** Continues with the value of a test that does not assert immediately. */
  finishValue: (value: unknown) => unknown
  wordFor?: WordFor
}

/** `stoppedLine`: the program was stopped there before the test began, as it would be for every other test. */
export type Verdict = { result: TestResult; stoppedLine: number | undefined }

type TestClosure = (...values: unknown[]) => Promise<unknown>

deepFreeze(assert)
deepFreeze(AssertionError)

/** The tools of a test, which are out of reach of learner code. */
export { assert }

/** Evaluates a program and a test together, and calls `done` once with the verdict. */
export function evaluateTest(evaluation: Evaluation, done: (verdict: Verdict) => void): void {
  const { guard, timeoutMs, scope, finishValue, onProgramError, wordFor } = evaluation
  let isDone = false
  let { stoppedLine } = evaluation
  let programFailure: TestResult | undefined
  const finish = (result: TestResult) => {
    if (isDone) return
    isDone = true
    stopTimer(timer)
    done({ result, stoppedLine })
  }
  const timer = startTimer(() => finish({ state: 'timed-out' }), timeoutMs)
  const restore = () => {
    replaced = restoreUnlessTampered(evaluation.restoreBuiltIns) ?? replaced
  }
  const judge = (result: TestResult) => {
    forgetIntentions()
    const line = guard.tripped() ?? (result.state === 'passed' ? undefined : stoppedLine)
    if (line !== undefined) return finish({ state: 'stopped', line })
    const tampered = takeTampered()
    if (tampered !== undefined) return finish(doubtful(tampered))
    return finish(replaced === undefined ? result : withNote(result, replaced))
  }
  const passed = () => judge({ state: 'passed' })
  const failed = (error: unknown) => {
    // Printing a failure relies on built-ins as well.
    restore()
    // A test misses the names of a program that threw; why it threw says more.
    const cause = error instanceof AssertionError ? undefined : programFailure
    judge(cause ?? failureOf(error, wordFor))
  }

  const start = (source: string): void => {
    let test: TestClosure | undefined
    let hasReachedTest = false
    let isOpen = false
    const keep = (handed: TestClosure) => {
      // The first one is ours, because no code of the learner's has run yet.
      test ??= handed
    }
    const enter = () => {
      const wasOpen = isOpen
      isOpen = false
      return wasOpen
    }
    const end = () => {
      if (hasReachedTest || !test) return
      hasReachedTest = true
      restore()
      if (source !== '' && guard.tripped() !== undefined) {
        // A program that was stopped halfway proves nothing, but its text may.
        stoppedLine = guard.tripped()
        guard.reset()
        return start('')
      }
      isOpen = true
      const finishThenRestore = (value: unknown) => {
        const finished = finishValue(value)
        // The test may have called what replaces the methods of promises.
        restore()
        return finished
      }
      const finishUp = (value: unknown) => whenSettled(settle(finishThenRestore, value), passed, failed)
      return whenSettled(callWith(test, [...Object.values(scope), testAccess]), finishUp, failed)
    }
    const leave = (error: unknown) => {
      if (hasReachedTest) return
      if (source === '') return failed(error)
      // A broken program must not prevent a test that only reads its text.
      restore()
      onProgramError(error)
      programFailure = failureOf(error)
      return start('')
    }
    const compiled = compile(evaluation, source, { keep, enter, end })
    if ('error' in compiled) return leave(compiled.error)
    const settled = () => hasReachedTest || judge(doubtful('return'))
    return whenSettled(compiled.program(), settled, leave)
  }

  takeTampered()
  let { replaced } = evaluation
  restore()
  if (!isCanaryAlive()) return judge(doubtful('assert'))
  return start(stoppedLine === undefined ? evaluation.source : '')
}

type Given = {
  /** Takes the test, before the program runs. */
  keep: (test: TestClosure) => void
  /** Whether the test may run now. */
  enter: () => boolean
  /** The program has come to its end. */
  end: () => void
}

type Compiled = { program: () => Promise<unknown> } | { error: unknown }

/**
 * One function with the test as a closure and the program after it: the test sees the program's variables. A program may
 * find this function as the `caller` of its own, and with it all names in its text, so knowing them must not help: the
 * test is handed out before the program runs, and the name that it uses is of a scope between it and the program. The closure
 * runs once, for us: where it cannot be strict, a program that it calls can reach it in the same way. The rest parameter
 * keeps `arguments.callee` out of the program's reach, and `toString` leaves the test out (without-test.ts).
 */
function compile({ beforeEach, test, scope }: Evaluation, source: string, given: Given): Compiled {
  const secret = randomName()
  const parameters = [...Object.keys(scope), testAccessName].join(',')
  const closure = `async (${parameters}) => {${modeOf(test)}if(${secret}enter()){${test}\n}}`
  const handing = `${secret}.keep((${secret}enter=>${closure})(${secret}.enter))`
  // A function with a rest parameter cannot be strict itself, only what is around it.
  const text = `${modeOf(source)}return async function (...${secret}_) {${handing}
;/*${secret}*/${beforeEach}\n;${source}\n;${secret}.end()}`
  // A hook may use a test's tools; without a hook, the learner's program does not see them.
  const hookScope = beforeEach === '' ? {} : scope
  try {
    refuseUnlessComplete(source)
    const factory = new NativeFunction(secret, ...Object.keys(hookScope), text)
    return {
      program: callWith(factory as () => () => Promise<unknown>, [given, ...Object.values(hookScope)]),
    }
  } catch (error) {
    return { error }
  }
}

/**
 * The build has parsed the program, but not with this browser's parser. Where the two differ, a program could end the
 * function that it is put into; the constructor refuses such a text.
 *
 * @throws SyntaxError
 */
function refuseUnlessComplete(source: string): void {
  void new NativeAsyncFunction(`${modeOf(source)}\n;${source}`)
}

/** The mark at the beginning of a text that is to be evaluated in strict mode. */
function modeOf(text: string): string {
  return partOf(text, 0, strictMark.length) === strictMark ? strictMark : ''
}

async function settle(finishValue: Evaluation['finishValue'], value: unknown): Promise<unknown> {
  const finished = finishValue(value)
  return finished instanceof Promise ? withoutSpecies(finished) : finished
}

/** An assertion that must fail, with unpredictable values: shows that `assert` still works. */
function isCanaryAlive(): boolean {
  const [expected, actual] = [randomName(), randomName()]
  try {
    assert.strictEqual(actual, expected)
    return false
  } catch (error) {
    const thrown = error as { actual?: unknown; expected?: unknown }
    return (
      error instanceof AssertionError &&
      objectIs(thrown.actual, actual) &&
      objectIs(thrown.expected, expected)
    )
  }
}

function doubtful(name: string): TestResult {
  return {
    state: 'failed',
    kind: 'error',
    message: `The built-in ${name} was replaced, so this test cannot tell anything. Give it back its old value.`,
  }
}

/** A test that fails although the program is correct, because it calls the original built-in. */
function withNote(result: TestResult, name: string): TestResult {
  if (result.state !== 'failed') return result
  const note = `Your program replaces the built-in ${name}; tests use the original.`
  return { ...result, message: `${result.message}\n${note}` }
}

function randomName(): string {
  const words = randomValues(new Uint32Array(4))
  return `_${words[0]}_${words[1]}_${words[2]}_${words[3]}`
}
