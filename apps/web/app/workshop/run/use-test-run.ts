import type { RunnableChallenge, Runner, RunnerEvent, RunOptions, SourceFile } from '@cairn/runner'
import { useEffect, useReducer, useRef } from 'react'
import { initialRunState, reduceRun, type RunState } from './run-state.ts'
import { useRunner } from './use-runner.ts'

type StartTests = (runner: Runner, options: RunOptions) => Promise<void>

export type TestRun = {
  state: RunState
  /** Runs all tests, and ends the run before; true when all have passed. */
  run: (start: StartTests) => Promise<boolean>
  reset: () => void
}

/** Runs the tests of a lesson on request only, in a runner of their own, which is loaded for the first run. */
export function useTestRun(challenge: RunnableChallenge, currentFiles: () => readonly SourceFile[]): TestRun {
  const [state, dispatch] = useReducer(reduceRun, challenge.tests.length, initialRunState)
  const openRunner = useRunner(challenge, false, currentFiles)
  const running = useRef<AbortController | undefined>(undefined)

  useEffect(() => () => running.current?.abort(), [challenge.id])

  return {
    state,
    run: async (start) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      dispatch({ type: 'run-started' })
      let hasPassed = false
      const onEvent = (event: RunnerEvent) => {
        if (signal.aborted) return
        if (event.type === 'done') hasPassed = event.results.every((result) => result.state === 'passed')
        dispatch({ type: 'run-event', event })
      }
      const runner = await openRunner()
      if (!signal.aborted) await start(runner, { signal, onEvent })
      return hasPassed
    },
    reset: () => {
      running.current?.abort()
      dispatch({ type: 'reset', testCount: challenge.tests.length })
    },
  }
}
