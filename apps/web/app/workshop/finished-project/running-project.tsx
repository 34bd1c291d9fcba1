import { type Challenge, type DemoFile, environmentOf } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'
import { ConsolePane } from '#workshop/console/console-pane.tsx'
import { ForeignSourcesNotice } from '#workshop/preview/foreign-sources-notice.tsx'
import { PageHost } from '#workshop/preview/page-host.tsx'
import { PreviewNotice } from '#workshop/preview/preview-pane.tsx'
import type { PageOwner } from '#workshop/preview/remembered-sources.ts'
import { usePreviewRun } from '#workshop/run/use-preview-run.ts'

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
  const currentFiles = () => files.map((file) => ({ ...file, editableContents: '' }))
  const preview = usePreviewRun({ challenge, currentFiles, title, owner })
  const { state, sources, host, run } = preview
  const { mayLoadFrom } = sources
  const hasPage = environmentOf(challenge) === 'page'

  const begin = useEffectEvent(() => void run())
  useEffect(() => begin(), [mayLoadFrom])

  return (
    <div className="project__body">
      <PreviewNotice state={state} isPaused={false} />
      <ForeignSourcesNotice sources={sources} />
      {hasPage ? (
        <PageHost host={host} />
      ) : (
        <ConsolePane
          lines={state.lines}
          question={state.question}
          onAnswer={(line) => void preview.answer(line)}
          onClear={preview.clearConsole}
        />
      )}
    </div>
  )
}
