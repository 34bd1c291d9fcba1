import type { BlockedNavigation, BuildProblem, RunnerEvent, RunnerFailure, TestResult } from '@cairn/runner'
import { addLine, type ConsoleLine } from '#workshop/console/add-line.ts'

export type TestState = { state: 'waiting' } | { state: 'running' } | TestResult

/** Everything that the page shows about running code. */
export type RunState = {
  /** Tests are running. */
  isRunning: boolean
  /** A program runs for its output. */
  isPlaying: boolean
  /** The program's question, while it waits for a line. */
  question: string | null
  /** Tests of the last run; all are waiting before the first. */
  tests: readonly TestState[]
  problems: readonly BuildProblem[]
  lines: readonly ConsoleLine[]
  failure: RunnerFailure | null
  /** Blocked origins of the page on show. While the next page is built, those of the last one stay. */
  withheld: readonly { origin: string; isStale: boolean }[]
  /** Where the page on show wanted to go last. */
  blocked: BlockedNavigation | null
  /** Share of the files of Python or PostgreSQL that has been downloaded, while downloading. */
  loadedShare: number | null
  /** Runs since the lesson was opened or started over. */
  attempts: number
  /** The first test that the last finished run missed, and how many runs in a row have missed it. */
  missed: { index: number; times: number } | null
  hasFinished: boolean
  /** Whether the console lists the failing tests. */
  isReported: boolean
  /** False after code that cannot be read, until it changes: another run would fail in the same way. */
  canBuild: boolean
}

export type RunAction =
  | { type: 'run-started' }
  | { type: 'preview-started' }
  | { type: 'preview-ended' }
  | { type: 'answered' }
  | { type: 'run-stopped' }
  | { type: 'code-changed'; staysPassed?: boolean }
  | { type: 'console-cleared' }
  | { type: 'reset'; testCount: number }
  | { type: 'run-event'; event: RunnerEvent }
  | { type: 'preview-event'; event: RunnerEvent }

export function initialRunState(testCount: number): RunState {
  return {
    isRunning: false,
    isPlaying: false,
    question: null,
    tests: waitingTests(testCount),
    problems: [],
    lines: [],
    failure: null,
    withheld: [],
    blocked: null,
    loadedShare: null,
    attempts: 0,
    missed: null,
    hasFinished: false,
    isReported: false,
    canBuild: true,
  }
}

function waitingTests(count: number): readonly TestState[] {
  return Array.from({ length: count }, () => ({ state: 'waiting' }))
}

export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'run-started': {
      const tests = state.tests.map((_test, index): TestState => ({
        state: index === 0 ? 'running' : 'waiting',
      }))
      const begun = { isRunning: true, isPlaying: false, question: null, hasFinished: false }
      const attempts = state.attempts + 1
      return { ...state, ...begun, tests, attempts, isReported: true, lines: [], failure: null }
    }
    case 'run-stopped':
      return {
        ...initialRunState(state.tests.length),
        lines: state.lines,
        problems: state.problems,
        attempts: state.attempts,
        missed: state.missed,
      }
    case 'code-changed':
      if (isAllPassed(state) && !action.staysPassed) {
        const tests = waitingTests(state.tests.length)
        return { ...state, tests, attempts: 0, hasFinished: false, isReported: false, canBuild: true }
      }
      // The same object when nothing changes, so that a keystroke causes no rendering.
      return state.isReported || !state.canBuild ? { ...state, isReported: false, canBuild: true } : state
    case 'preview-started':
      return {
        ...state,
        lines: [],
        failure: null,
        blocked: null,
        withheld: state.withheld.map(({ origin }) => ({ origin, isStale: true })),
        isPlaying: true,
        question: null,
      }
    case 'preview-ended':
      return { ...state, isPlaying: false, question: null, loadedShare: null }
    case 'answered':
      return { ...state, question: null }
    case 'console-cleared':
      return { ...state, lines: [], isReported: false }
    case 'reset':
      return initialRunState(action.testCount)
    case 'run-event':
      return reduceRunEvent(state, action.event)
    case 'preview-event':
      return reducePreviewEvent(state, action.event)
  }
}

/** Blocked origins of the page on show, in the order in which it asked for them. */
export function withheldOrigins({ withheld }: RunState): string[] {
  return withheld.map(({ origin }) => origin)
}

export function isAllPassed({ tests, hasFinished, failure }: RunState): boolean {
  return hasFinished && failure === null && tests.every(({ state }) => state === 'passed')
}

/** A program that cannot be read misses every test, and says nothing about the one that was missed before. */
function missedBy(results: readonly TestResult[], before: RunState['missed']): RunState['missed'] {
  const index = results.findIndex(({ state }) => state !== 'passed')
  const result = results[index]
  if (!result) return null
  if (isUnreadable(result)) return before
  return { index, times: before?.index === index ? before.times + 1 : 1 }
}

/** Whether Python could not read the program. */
export function isUnreadable(result: TestState): result is Extract<TestResult, { state: 'failed' }> {
  return result.state === 'failed' && (result.kind === 'syntax-error' || result.kind === 'indentation-error')
}

/** Index of the first test that has not passed, once a run has finished. */
export function firstNotPassed({ tests, hasFinished }: RunState): number | undefined {
  if (!hasFinished) return undefined
  const index = tests.findIndex(({ state }) => state !== 'passed')
  return index === -1 ? undefined : index
}

function reducePreviewEvent(state: RunState, event: RunnerEvent): RunState {
  // The page has loaded and has asked again for whatever it still wants.
  if (event.type === 'done') return { ...state, withheld: state.withheld.filter(({ isStale }) => !isStale) }
  if (event.type === 'withheld') {
    const others = state.withheld.filter(({ origin }) => origin !== event.origin)
    return { ...state, withheld: [...others, { origin: event.origin, isStale: false }] }
  }
  if (event.type === 'blocked') return { ...state, blocked: event.navigation }
  // While tests run, the tests' own events take precedence.
  return state.isRunning ? state : reduceShared(state, event)
}

function reduceRunEvent(state: RunState, event: RunnerEvent): RunState {
  switch (event.type) {
    case 'test': {
      const tests = state.tests.map((test, index) => {
        if (index === event.index) return event.result
        return index === event.index + 1 ? { state: 'running' as const } : test
      })
      return { ...state, tests }
    }
    case 'done': {
      const canBuild = state.problems.length === 0
      const over = { isRunning: false, hasFinished: true, loadedShare: null }
      const missed = canBuild ? missedBy(event.results, state.missed) : state.missed
      return { ...state, ...over, tests: event.results, canBuild, missed }
    }
    case 'failed':
      return { ...reduceShared(state, event), isRunning: false, loadedShare: null }
    case 'ask':
    case 'built':
    case 'console':
    case 'loading':
    case 'restarted':
    case 'withheld':
    case 'blocked':
      return reduceShared(state, event)
  }
}

function reduceShared(state: RunState, event: RunnerEvent): RunState {
  switch (event.type) {
    case 'built':
      return { ...state, problems: event.problems }
    case 'console':
      return { ...state, lines: addLine(state.lines, { level: event.level, parts: event.parts }) }
    case 'ask':
      return { ...state, question: event.prompt }
    case 'restarted':
      return { ...state, lines: [] }
    case 'loading':
      return { ...state, loadedShare: event.totalBytes === 0 ? 0 : event.loadedBytes / event.totalBytes }
    case 'failed':
      return { ...state, failure: event.cause }
    case 'done':
    case 'test':
    case 'withheld':
    case 'blocked':
      return state
  }
}
