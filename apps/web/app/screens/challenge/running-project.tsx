import { type Challenge, type DemoFile, testEnvironmentOf } from '@cairn/contract'
import type { RunnerEvent } from '@cairn/runner'
import { useEffect, useReducer, useRef } from 'react'
import { ConsolePane } from '#features/console/console-pane.tsx'
import { PreviewNotice } from '#features/preview/preview-pane.tsx'
import { initialRunState, reduceRun } from '#features/test-run/run-state.ts'
import { useRunner } from './use-runner.ts'

type RunningProjectProps = {
  challenge: Challenge
  files: readonly DemoFile[]
  /** Names the project's page for those who cannot see it. */
  title: string
}

/** The project in a runner of its own: the camper's code goes on undisturbed. */
export function RunningProject({ challenge, files, title }: RunningProjectProps) {
  const [state, dispatch] = useReducer(reduceRun, 0, initialRunState)
  const host = useRef<HTMLDivElement>(null)
  const sources = files.map((file) => ({ ...file, editableContents: '' }))
  const openRunner = useRunner(challenge, true, () => sources)
  const hasPage = testEnvironmentOf(challenge.challengeType) === 'page'

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = async () => {
      const runner = await openRunner()
      if (signal.aborted) return
      const onEvent = (event: RunnerEvent) => !signal.aborted && dispatch({ type: 'preview-event', event })
      await runner.preview(challenge, sources, {
        signal,
        host: host.current ?? document.body,
        title,
        onEvent,
      })
    }
    void show()
    return () => controller.abort()
    // oxlint-disable-next-line exhaustive-deps -- the project begins once, when the dialog opens
  }, [])

  return (
    <div className="project__body">
      <PreviewNotice failure={state.failure} isPaused={false} />
      {hasPage ? (
        <div ref={host} className="preview__page" />
      ) : (
        <ConsolePane
          lines={state.lines}
          question={state.question}
          onAnswer={(line) => {
            dispatch({ type: 'answered' })
            void openRunner().then((runner) => runner.answer(line))
          }}
          onClear={() => dispatch({ type: 'console-cleared' })}
        />
      )}
    </div>
  )
}
