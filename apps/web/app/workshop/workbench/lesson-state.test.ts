import type { RunnerEvent } from '@cairn/runner'
import { describe, expect, test } from 'vitest'
import { initialRunState, reduceRun, type RunAction } from '#workshop/run/run-state.ts'
import { lessonState } from './lesson-state.ts'

const started: RunAction = { type: 'run-started' }
const event = (one: RunnerEvent): RunAction => ({ type: 'run-event', event: one })
const done = (state: 'passed' | 'timed-out') => event({ type: 'done', results: [{ state }] })
const loading = event({ type: 'loading', loadedBytes: 1, totalBytes: 4 })

const after = (actions: readonly RunAction[], { isSubmitting = false, playsOnRequest = false } = {}) =>
  lessonState({ run: actions.reduce(reduceRun, initialRunState(1)), isSubmitting, playsOnRequest })

describe('a lesson', () => {
  test('is open at first, and can be checked', () => {
    expect(after([])).toMatchObject({ phase: 'open', check: 'run', canCheck: true, canStop: false })
  })

  test('is being checked until the run is done, and a second check starts the run again', () => {
    expect(after([started])).toMatchObject({
      phase: 'checking',
      check: 'run',
      canCheck: false,
      canStop: true,
    })
  })

  test('has failed when a test has, and can be checked again', () => {
    expect(after([started, done('timed-out')])).toMatchObject({
      phase: 'failed',
      check: 'run',
      canCheck: true,
    })
  })

  test('is open again when a run is stopped, cannot finish, or is started over', () => {
    const failure = event({ type: 'failed', cause: { kind: 'unavailable' } })
    expect(after([started, { type: 'run-stopped' }]).phase).toBe('open')
    expect(after([started, failure]).phase).toBe('open')
    expect(after([started, done('passed'), { type: 'reset', testCount: 1 }]).phase).toBe('open')
  })
})

describe('a lesson that has passed', () => {
  const passed = [started, done('passed')]

  test('is submitted by the next check, once', () => {
    expect(after(passed)).toMatchObject({ phase: 'passed', check: 'submit' })
    expect(after(passed, { isSubmitting: true })).toMatchObject({ phase: 'passed', check: 'nothing' })
  })

  test('is open again when the code changes; one that has failed stays so', () => {
    const changed: RunAction = { type: 'code-changed' }
    expect(after([...passed, changed])).toMatchObject({ phase: 'open', check: 'run' })
    expect(after([started, done('timed-out'), changed]).phase).toBe('failed')
  })
})

test('code that cannot be read is checked again only after it has changed', () => {
  const problem = { fileKey: 'scriptjs', line: 1, column: 2, message: 'Unexpected token' }
  const built = event({ type: 'built', problems: [problem] })
  const unreadable = [started, built, done('timed-out')]
  expect(after(unreadable)).toMatchObject({ phase: 'failed', check: 'nothing', canCheck: false })
  expect(after([...unreadable, { type: 'code-changed' }])).toMatchObject({ check: 'run', canCheck: true })
})

describe('a program for its output', () => {
  const playing: RunAction = { type: 'preview-started' }

  test('runs on request in Python, one at a time, and can be stopped', () => {
    const python = { playsOnRequest: true }
    expect(after([], python)).toMatchObject({ canPlay: true, canStop: false })
    expect(after([playing], python)).toMatchObject({ canPlay: false, canStop: true })
    expect(after([playing, { type: 'preview-ended' }], python)).toMatchObject({
      canPlay: true,
      canStop: false,
    })
    expect(after([started], python)).toMatchObject({ canPlay: false, canStop: true })
  })

  test('runs by itself elsewhere, ends by itself, and can be run again', () => {
    expect(after([playing])).toMatchObject({ canPlay: true, canStop: false })
    expect(after([started])).toMatchObject({ canPlay: false, canStop: true })
  })
})

test('the progress of a download is shown only while a run waits for it', () => {
  expect(after([started, loading]).loadedShare).toBe(0.25)
  expect(after([started, loading, done('passed')]).loadedShare).toBeNull()
  expect(after([loading]).loadedShare).toBeNull()
})
