import { type Challenge, type DemoFile, testEnvironmentOf } from '@cairn/contract'
import type { RunnerEvent } from '@cairn/runner'
import { useEffect, useReducer, useRef } from 'react'
import { ConsolePane } from '#workshop/console/console-pane.tsx'
import { ForeignSourcesNotice } from '#workshop/preview/foreign-sources-notice.tsx'
import { PreviewNotice } from '#workshop/preview/preview-pane.tsx'
import type { PageOwner } from '#workshop/preview/remembered-sources.ts'
import { useForeignSources } from '#workshop/preview/use-foreign-sources.ts'
import { initialRunState, reduceRun, withheldOrigins } from '#workshop/run/run-state.ts'
import { useRunner } from '#workshop/run/use-runner.ts'

type RunningProjectProps = {
  challenge: Challenge
  files: readonly DemoFile[]
  /** The accessible name of the project's page. */
  title: string
  /** Who wrote it: a lesson's own project counts as the camper's own. */
  owner: PageOwner
}

/** Shows the project in a separate runner, so that the camper's code is not disturbed. */
export function RunningProject({ challenge, files, title, owner }: RunningProjectProps) {
  const [state, dispatch] = useReducer(reduceRun, 0, initialRunState)
  const foreignSources = useForeignSources(owner, withheldOrigins(state))
  const { mayLoadFrom } = foreignSources
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
      dispatch({ type: 'preview-started' })
      const onEvent = (event: RunnerEvent) => !signal.aborted && dispatch({ type: 'preview-event', event })
      await runner.preview(challenge, sources, {
        signal,
        host: host.current ?? document.body,
        title,
        mayLoadFrom,
        onEvent,
      })
    }
    void show()
    return () => controller.abort()
    // oxlint-disable-next-line exhaustive-deps -- the project begins when the dialog opens, and again with what it may load
  }, [mayLoadFrom])

  return (
    <div className="project__body">
      <PreviewNotice failure={state.failure} isPaused={false} />
      <ForeignSourcesNotice sources={foreignSources} />
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
