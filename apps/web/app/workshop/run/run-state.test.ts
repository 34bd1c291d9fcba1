import type { RunnerEvent } from '@cairn/runner'
import { describe, expect, test } from 'vitest'
import {
  firstNotPassed,
  initialRunState,
  isAllPassed,
  reduceRun,
  type RunAction,
  withheldOrigins,
} from './run-state.ts'

const fold = (testCount: number, ...actions: RunAction[]) =>
  actions.reduce(reduceRun, initialRunState(testCount))
const result = (index: number, state: 'passed' | 'timed-out'): RunAction => ({
  type: 'run-event',
  event: { type: 'test', index, result: { state } },
})
const done = (...states: ('passed' | 'timed-out')[]): RunAction => ({
  type: 'run-event',
  event: { type: 'done', results: states.map((state) => ({ state })) },
})

describe('a run', () => {
  test('shows which test is running', () => {
    const state = fold(3, { type: 'run-started' }, result(0, 'passed'))
    expect(state.tests.map((one) => one.state)).toEqual(['passed', 'running', 'waiting'])
    expect(isAllPassed(state)).toBe(false)
  })

  test('has passed only when it is finished and every test has', () => {
    expect(isAllPassed(fold(2, { type: 'run-started' }, done('passed', 'passed')))).toBe(true)
    expect(isAllPassed(fold(2, { type: 'run-started' }, done('passed', 'timed-out')))).toBe(false)
    expect(firstNotPassed(fold(2, { type: 'run-started' }, done('passed', 'timed-out')))).toBe(1)
  })

  test('counts as an attempt until the lesson is started over', () => {
    const run = [{ type: 'run-started' }, done('timed-out')] as const
    expect(fold(1, ...run, ...run).attempts).toBe(2)
    expect(fold(1, ...run, { type: 'reset', testCount: 1 }).attempts).toBe(0)
  })

  test('of code that cannot be read is not repeated until the code changes', () => {
    const problem = { fileKey: 'indexhtml', line: 1, column: 1, message: 'What is this?' }
    const built: RunAction = { type: 'run-event', event: { type: 'built', problems: [problem] } }
    const run = [{ type: 'run-started' }, built, done('timed-out')] as const
    expect(fold(1, ...run).canBuild).toBe(false)
    expect(fold(1, ...run, { type: 'code-changed' }).canBuild).toBe(true)
    expect(fold(1, { type: 'run-started' }, done('timed-out')).canBuild).toBe(true)
  })

  test('is counted for the test that it missed first, until another one is missed or the lesson is started over', () => {
    const run = (...states: ('passed' | 'timed-out')[]) => [{ type: 'run-started' }, done(...states)] as const
    const first = run('timed-out', 'passed')
    const second = run('passed', 'timed-out')
    expect(fold(2, ...first, ...first).missed).toEqual({ index: 0, times: 2 })
    expect(fold(2, ...first, ...first, { type: 'run-stopped' }).missed).toEqual({ index: 0, times: 2 })
    expect(fold(2, ...first, ...second).missed).toEqual({ index: 1, times: 1 })
    expect(fold(2, ...first, ...run('passed', 'passed')).missed).toBeNull()
    expect(fold(2, ...first, { type: 'reset', testCount: 2 }).missed).toBeNull()
  })

  test('of a program that Python cannot read says nothing about the test that was missed before', () => {
    const unreadable: RunAction = {
      type: 'run-event',
      event: { type: 'done', results: [{ state: 'failed', kind: 'syntax-error', message: 'line 1' }] },
    }
    const run = [{ type: 'run-started' }, done('timed-out')] as const
    expect(fold(1, ...run, { type: 'run-started' }, unreadable, ...run).missed).toEqual({
      index: 0,
      times: 2,
    })
  })

  test('is reported in the console until the code changes or the console is cleared', () => {
    const run = [{ type: 'run-started' }, done('timed-out')] as const
    expect(fold(1, ...run).isReported).toBe(true)
    for (const type of ['code-changed', 'console-cleared'] as const) {
      expect(fold(1, ...run, { type }).isReported).toBe(false)
    }
  })

  test('that has passed no longer counts when the code changes, unless it is to stay', () => {
    const run = [{ type: 'run-started' }, done('passed')] as const
    const changed = fold(1, ...run, { type: 'code-changed' })
    expect([isAllPassed(changed), changed.tests]).toEqual([false, [{ state: 'waiting' }]])
    expect(isAllPassed(fold(1, ...run, { type: 'code-changed', staysPassed: true }))).toBe(true)
  })

  test('that failed as a whole has ended, and nothing of it counts', () => {
    const state = fold(1, { type: 'run-started' }, result(0, 'passed'), {
      type: 'run-event',
      event: { type: 'failed', cause: { kind: 'untrusted' } },
    })
    expect([state.isRunning, isAllPassed(state)]).toEqual([false, false])
  })

  test('is not disturbed by late events of a preview', () => {
    const late: RunAction = {
      type: 'preview-event',
      event: { type: 'console', level: 'log', parts: ['late'] },
    }
    expect(fold(1, { type: 'run-started' }, late).lines).toEqual([])
    expect(fold(1, late).lines).toEqual([{ level: 'log', parts: ['late'] }])
  })

  test('that is stopped shows what was printed, and no verdict', () => {
    const printed: RunAction = {
      type: 'run-event',
      event: { type: 'console', level: 'log', parts: ['so far'] },
    }
    const state = fold(2, { type: 'run-started' }, result(0, 'passed'), printed, { type: 'run-stopped' })
    expect([state.isRunning, state.tests.map((one) => one.state)]).toEqual([false, ['waiting', 'waiting']])
    expect(state.lines).toHaveLength(1)
  })
})

describe('a page that loads from other hosts', () => {
  const preview = (event: RunnerEvent): RunAction => ({ type: 'preview-event', event })
  const withheld = (origin: string) => preview({ type: 'withheld', origin })
  const loaded = preview({ type: 'done', results: [] })
  const started: RunAction = { type: 'preview-started' }

  test('prompts the question while it is shown, and while its next version is built', () => {
    const shown = [started, withheld('https://a.example'), withheld('https://b.example'), loaded] as const
    expect(withheldOrigins(fold(0, ...shown))).toEqual(['https://a.example', 'https://b.example'])
    expect(withheldOrigins(fold(0, ...shown, started))).toEqual(['https://a.example', 'https://b.example'])
    const next = fold(0, ...shown, started, withheld('https://b.example'), loaded)
    expect(withheldOrigins(next)).toEqual(['https://b.example'])
  })

  test('prompts the question when it loads late, and while tests run', () => {
    const late = fold(0, started, loaded, { type: 'run-started' }, withheld('https://a.example'))
    expect(withheldOrigins(late)).toEqual(['https://a.example'])
  })
})
