import { assert, AssertionError } from 'chai'
import type { TestResult } from '../runner.ts'
import type { LoopGuard } from './loop-guard.ts'
import { AsyncFunction, objectIs, randomValues, startTimer, stopTimer, whenSettled } from './primordials.ts'
import { printValue } from './print-value.ts'

export { assert }

type TestScope = Readonly<Record<string, unknown>>

export type Evaluation = {
  /** Runs before the program, in its scope. */
  beforeEach: string
  /** The learner's program; empty where it has run already. */
  source: string
  test: string
  scope: TestScope
  timeoutMs: number
  guard: LoopGuard
  changedBuiltIn: () => string | undefined
  /** Told when the program itself threw, before the test began. */
  onProgramError: (error: unknown) => void
  /** Gets the result of a test that is written as a function or an object; a promise is awaited. */
  finishValue?: (value: unknown) => unknown
}

/** Evaluates a program and a test together, and calls `done` once with the verdict. */
export function evaluateTest(evaluation: Evaluation, done: (result: TestResult) => void): void {
  const { guard, timeoutMs, changedBuiltIn } = evaluation
  let isDone = false
  const finish = (result: TestResult) => {
    if (isDone) return
    isDone = true
    stopTimer(timer)
    done(result)
  }
  const timer = startTimer(() => finish({ state: 'timed-out' }), timeoutMs)
  const judge = (result: TestResult) => {
    const line = guard.tripped()
    if (line !== undefined) return finish({ state: 'stopped', line })
    const changed = result.state === 'passed' ? changedBuiltIn() : undefined
    return finish(changed === undefined ? result : untrusted(changed))
  }

  checkCanary((isHonest) => {
    if (!isHonest) return judge(untrusted('assert'))
    let hasReachedTest = false
    const start = (source: string, isAlone: boolean) =>
      run(compile(evaluation, source), () => (hasReachedTest = true), evaluation, {
        fulfilled: () => judge({ state: 'passed' }),
        rejected: (error) => {
          if (hasReachedTest || isAlone) return judge(failure(error))
          // A broken program must not stop a test that only reads its text.
          evaluation.onProgramError(error)
          return start('', true)
        },
      })
    return start(evaluation.source, evaluation.source === '')
  })
}

type Compiled = { call: (reached: () => void) => Promise<unknown> } | { error: unknown }

/**
 * One function with the program first and the test in a block behind it: the test sees the program's
 * variables, and the program cannot know the names by which the test gets its own (runner.md §6, rule 2).
 */
function compile({ beforeEach, test, scope }: Evaluation, source: string): Compiled {
  const secret = randomName()
  const names = Object.keys(scope)
  const bindings = names.map((name) => `let ${name} = ${secret}_${name};`).join('')
  // The rest parameter takes the link between `arguments` and the parameters away.
  const parameters = [`${secret}_reached`, ...names.map((name) => `${secret}_${name}`), `...${secret}_rest`]
  const body = (statements: string) =>
    `${beforeEach}\n;${source}\n;${secret}_reached();{${bindings}\n{${statements}\n}}`
  for (const statements of isExpression(test)
    ? [`return (${test.trim().replace(/;$/, '')}\n)`, test]
    : [test]) {
    try {
      const compiled = new AsyncFunction(...parameters, body(statements))
      return { call: (reached) => compiled(reached, ...names.map((name) => scope[name])) }
    } catch (error) {
      if (statements === test) return { error }
    }
  }
  return { error: undefined }
}

/** Older tests, and those for Python, evaluate to a function or an object instead of asserting at once. */
function isExpression(test: string): boolean {
  return /^\s*(?:\(|async\b|function\b|\w+\s*=>)/.test(test)
}

function run(
  compiled: Compiled,
  reached: () => void,
  { finishValue }: Evaluation,
  { fulfilled, rejected }: { fulfilled: () => void; rejected: (error: unknown) => void },
): void {
  if ('error' in compiled) {
    reached()
    rejected(compiled.error)
    return
  }
  const complete = (value: unknown) => {
    const finished = new AsyncFunction('finish', 'value', 'return finish(value)')(
      finishValue ?? callIfFunction,
      value,
    )
    whenSettled(finished, fulfilled, rejected)
  }
  whenSettled(compiled.call(reached), complete, rejected)
}

function callIfFunction(value: unknown): unknown {
  return typeof value === 'function' ? (value as () => unknown)() : undefined
}

/** An assertion that must fail, with values nobody can foresee: shows that `assert` still tells the truth. */
function checkCanary(told: (isHonest: boolean) => void): void {
  const [expected, actual] = [randomName(), randomName()]
  const canary = new AsyncFunction('assert', 'actual', 'expected', 'assert.strictEqual(actual, expected)')
  whenSettled(
    canary(assert, actual, expected),
    () => told(false),
    (error) => {
      const isOurs = error instanceof AssertionError
      const thrown = error as { actual?: unknown; expected?: unknown }
      told(isOurs && objectIs(thrown.actual, actual) && objectIs(thrown.expected, expected))
    },
  )
}

function untrusted(name: string): TestResult {
  return {
    state: 'failed',
    kind: 'error',
    message: `The built-in ${name} was replaced, so this test cannot tell anything. Give it back its old value.`,
  }
}

function failure(error: unknown): TestResult {
  if (error instanceof AssertionError) {
    const { actual, expected } = error as { actual?: unknown; expected?: unknown }
    const hasValues = 'actual' in error && 'expected' in error
    return {
      state: 'failed',
      kind: 'assertion',
      message: error.message,
      ...(hasValues ? { actual: printValue(actual), expected: printValue(expected) } : {}),
    }
  }
  return { state: 'failed', kind: pythonErrorKind(error), message: messageOf(error) }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return printValue(error)
  return 'pythonType' in error ? error.message : `${error.name}: ${error.message}`
}

function pythonErrorKind(error: unknown): 'error' | 'syntax-error' | 'indentation-error' {
  const type = error instanceof Error && 'pythonType' in error ? error.pythonType : undefined
  if (type === 'IndentationError' || type === 'TabError') return 'indentation-error'
  return type === 'SyntaxError' ? 'syntax-error' : 'error'
}

function randomName(): string {
  const words = randomValues(new Uint32Array(4))
  return `_${[...words].map((word) => word.toString(36)).join('')}`
}
