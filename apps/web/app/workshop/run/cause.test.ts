import { describe, expect, test } from 'vitest'
import type { TestResult } from '@cairn/runner'
import { causeOf } from './cause.ts'
import { initialRunState, reduceRun, type RunState } from './run-state.ts'

const tests = [
  { text: '<p>There should be bread.</p>', testString: 'bread' },
  { text: '<p>It should be --fcc-expected--.</p>', testString: 'rye' },
]
const finished = (...results: TestResult[]): RunState =>
  reduceRun(reduceRun(initialRunState(tests.length), { type: 'run-started' }), {
    type: 'run-event',
    event: { type: 'done', results },
  })
const failed = (kind: 'assertion' | 'syntax-error' | 'indentation-error'): TestResult => ({
  state: 'failed',
  kind,
  message: 'line 2',
  expected: 'rye',
  actual: 'wheat',
})
const passed: TestResult = { state: 'passed' }

describe('the cause of a result', () => {
  test('is unknown before the first, and when everything passes', () => {
    expect(causeOf(initialRunState(2), tests)).toBeUndefined()
    expect(causeOf(finished(passed, passed), tests)).toBeUndefined()
  })

  test('is the first test that has not passed, with its hint filled in', () => {
    const cause = causeOf(finished(passed, failed('assertion')), tests)
    expect(cause).toMatchObject({ kind: 'test', index: 1, hint: '<p>It should be rye.</p>' })
  })

  test('is the mistake where the code could not be built, not a hint', () => {
    const problem = { fileKey: 'scriptjs', line: 3, column: 1, message: 'What is this?' }
    const run = { ...finished(failed('assertion'), passed), problems: [problem] }
    expect(causeOf(run, tests)).toEqual({ kind: 'problem', problem })
  })

  test.for([
    ['syntax-error', 'syntaxError'],
    ['indentation-error', 'indentationError'],
  ] as const)('is the %s where Python could not read the program, not a hint', ([error, kind]) => {
    expect(causeOf(finished(failed(error), failed(error)), tests)).toEqual({ kind, message: 'line 2' })
  })

  test('is that the run does not count, whatever its tests say', () => {
    const run: RunState = { ...finished(passed, passed), failure: { kind: 'untrusted' } }
    expect(causeOf(run, tests)).toEqual({ kind: 'untrusted' })
  })
})
