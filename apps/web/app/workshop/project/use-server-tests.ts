import type { Challenge } from '@cairn/contract'
import type { Runner, RunnerEvent } from '@cairn/runner'
import { useEffect, useReducer, useRef } from 'react'
import { useSite } from '#shared/call/site.ts'
import { initialRunState, reduceRun, type RunState } from '#workshop/run/run-state.ts'

export type ServerTests = {
  state: RunState
  /** Runs all tests against the server at an address; true when all have passed. */
  run: (address: string) => Promise<boolean>
  reset: () => void
}

/** Runs the tests of a lesson whose program is the camper's own server. */
export function useServerTests(challenge: Challenge): ServerTests {
  const { runnerUrl, runnerAssetsPath } = useSite()
  const [state, dispatch] = useReducer(reduceRun, challenge.tests.length, initialRunState)
  const runner = useRef<Promise<Runner> | undefined>(undefined)
  const running = useRef<AbortController | undefined>(undefined)

  useEffect(
    () => () => {
      running.current?.abort()
      void runner.current?.then((opened) => opened.dispose())
      runner.current = undefined
    },
    [],
  )

  const open = async () => {
    const { createRunner } = await import('@cairn/runner')
    return createRunner({ documentsUrl: runnerUrl, assetsPath: runnerAssetsPath })
  }
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
      const opened = await (runner.current ??= open())
      await opened.runAt(challenge, address, { signal: controller.signal, onEvent })
      return hasPassed
    },
    reset: () => {
      running.current?.abort()
      dispatch({ type: 'reset', testCount: challenge.tests.length })
    },
  }
}
