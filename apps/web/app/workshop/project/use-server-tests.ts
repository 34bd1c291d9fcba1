import type { Challenge } from '@cairn/contract'
import type { RunnerEvent } from '@cairn/runner'
import { useEffect, useReducer, useRef } from 'react'
import { initialRunState, reduceRun, type RunState } from '#workshop/run/run-state.ts'
import { useRunner } from '#workshop/run/use-runner.ts'

export type ServerTests = {
  state: RunState
  /** Runs all tests against the server at an address; true when all have passed. */
  run: (address: string) => Promise<boolean>
  reset: () => void
}

/** Runs the tests of a lesson whose program is the camper's own server. */
export function useServerTests(challenge: Challenge): ServerTests {
  const [state, dispatch] = useReducer(reduceRun, challenge.tests.length, initialRunState)
  const openRunner = useRunner(challenge, false, () => [])
  const running = useRef<AbortController | undefined>(undefined)

  useEffect(() => () => running.current?.abort(), [challenge.id])

  return {
    state,
    run: async (address) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      dispatch({ type: 'run-started' })
      let hasPassed = false
      const onEvent = (event: RunnerEvent) => {
        if (controller.signal.aborted) return
        if (event.type === 'done') hasPassed = event.results.every((result) => result.state === 'passed')
        dispatch({ type: 'run-event', event })
      }
      const runner = await openRunner()
      await runner.runAt(challenge, address, { signal: controller.signal, onEvent })
      return hasPassed
    },
    reset: () => {
      running.current?.abort()
      dispatch({ type: 'reset', testCount: challenge.tests.length })
    },
  }
}
