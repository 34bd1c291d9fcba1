import { environmentOf, type PageDataOf } from '@cairn/contract'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { ConflictDialog } from '#workshop/code/conflict-dialog.tsx'
import { ConsolePane } from '#workshop/console/console-pane.tsx'
import { EditorPane } from '#workshop/editor/editor-pane.tsx'
import { PaneSwitches } from '#workshop/panes/pane-switches.tsx'
import { type PaneName, PaneTabs } from '#workshop/panes/pane-tabs.tsx'
import { Pane } from '#workshop/panes/pane.tsx'
import { ResizableColumns } from '#workshop/panes/resizable-columns.tsx'
import { useActivePane } from '#workshop/panes/use-active-pane.ts'
import { useHiddenPanes } from '#workshop/panes/use-hidden-panes.ts'
import { ForeignSourcesNotice } from '#workshop/preview/foreign-sources-notice.tsx'
import { PreviewNotice, PreviewPane } from '#workshop/preview/preview-pane.tsx'
import { RunReport } from '#workshop/run/run-report.tsx'
import { useIsAwake } from '#workshop/run/use-is-awake.ts'
import { InstructionsPane } from './instructions-pane.tsx'
import { useCheckKey } from './use-check-key.ts'
import { useLesson } from './use-lesson.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { WorkshopDock } from './workshop-dock.tsx'

/** The lesson page: text, editor, output and next actions. */
export function Workshop({ page }: { page: PageDataOf<'challenge'> }) {
  const { challenge, nextPath, previousPath } = page
  const navigate = useNavigate()
  const panes = useHiddenPanes()
  const previewHost = useRef<HTMLDivElement>(null)
  const settings = useRef<HTMLDialogElement>(null)
  const { isAwake, wake } = useIsAwake()
  const { pane, setPane, choose } = useActivePane(wake)
  const lesson = useLesson({ page, isAwake, previewHost, onPane: setPane })
  const { code, accountCode, run } = lesson
  const completed = useCompletedIds()
  const environment = environmentOf(challenge)
  const hasPage = environment === 'page'

  // The element has to be visible before it can be focused.
  const show = (name: PaneName) =>
    flushSync(() => {
      setPane(name)
      panes.show(name)
    })

  useCheckKey(() => void lesson.check())
  useShortcuts({
    n: nextPath === null ? undefined : () => void navigate(nextPath),
    p: previousPath === null ? undefined : () => void navigate(previousPath),
    e: () => {
      show('code')
      document.querySelector<HTMLElement>('.cm-content')?.focus()
    },
    r: () => {
      show('instructions')
      document.querySelector<HTMLElement>('.instructions')?.focus()
    },
    '?': () => settings.current?.showModal(),
  })

  const isOutputHidden = panes.isHidden('console') && (!hasPage || panes.isHidden('preview'))
  const paneOf = (name: PaneName, content: ReactNode) => (
    <Pane name={name} active={pane} isHidden={panes.isHidden(name)}>
      {content}
    </Pane>
  )
  const output = (
    <div className="output" data-hidden={isOutputHidden}>
      {hasPage &&
        paneOf(
          'preview',
          <PreviewPane
            host={previewHost}
            state={run.state}
            isPaused={run.isPaused}
            question={<ForeignSourcesNotice sources={run.sources} />}
          />,
        )}
      {paneOf(
        'console',
        <>
          {!hasPage && (
            <PreviewNotice state={run.state} isPaused={run.isPaused} isOfDatabase={environment === 'sql'} />
          )}
          <ConsolePane
            lines={run.state.lines}
            report={run.state.isReported && <RunReport run={run.state} />}
            question={run.state.question}
            onAnswer={(line) => void run.answer(line)}
            onClear={run.clearConsole}
          />
        </>,
      )}
    </div>
  )
  const instructions = <InstructionsPane page={page} completed={completed} tests={run.state.tests} />
  const editor = (
    <EditorPane
      challenge={challenge}
      code={code}
      isAwake={isAwake}
      problems={run.state.problems}
      onChange={lesson.change}
      onSave={lesson.save}
      onRun={() => void lesson.check()}
    />
  )

  return (
    <div className="workshop">
      {/* A phone shows one pane, which may not contain the lesson's heading. */}
      <h1 className="workshop__title visually-hidden">{challenge.title}</h1>
      <ResizableColumns
        first={{ content: paneOf('instructions', instructions), isHidden: panes.isHidden('instructions') }}
        second={{ content: paneOf('code', editor), isHidden: panes.isHidden('code') }}
        third={{ content: output, isHidden: isOutputHidden }}
      />
      <WorkshopDock
        page={page}
        lesson={lesson}
        panes={<PaneSwitches panes={panes} hasPreview={hasPage} />}
        settings={settings}
      />
      {accountCode.isAsking && accountCode.saved && (
        <ConflictDialog savedAt={accountCode.saved.lastSavedDate} onKeep={accountCode.keep} />
      )}
      {lesson.hasFinishedBlock && (
        <FinishedBlock page={page} user={lesson.user} files={code.files} onClose={lesson.stay} />
      )}
      <PaneTabs active={pane} hasPreview={hasPage} onSelect={choose} />
    </div>
  )
}
