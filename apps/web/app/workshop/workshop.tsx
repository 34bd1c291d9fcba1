import { type PageDataOf, sendsFiles, testEnvironmentOf } from '@cairn/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { completedIds } from '#shared/course-progress.ts'
import { showFlash } from '#shared/flash.ts'
import { ConflictDialog } from '#workshop/code/conflict-dialog.tsx'
import { removeSavedBase } from '#workshop/code/saved-base.ts'
import { oversizeOf, submittedFiles } from '#workshop/code/submitted-files.ts'
import { useAccountCode } from '#workshop/code/use-account-code.ts'
import { useCode } from '#workshop/code/use-code.ts'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { ConsolePane } from '#workshop/console/console-pane.tsx'
import { EditorPane } from '#workshop/editor/editor-pane.tsx'
import { takeEarlyPane } from '#workshop/panes/early-panes.ts'
import { PaneSwitches } from '#workshop/panes/pane-switches.tsx'
import { paneNames, PaneTabs, type PaneName } from '#workshop/panes/pane-tabs.tsx'
import { Pane } from '#workshop/panes/pane.tsx'
import { ResizableColumns } from '#workshop/panes/resizable-columns.tsx'
import { useHiddenPanes } from '#workshop/panes/use-hidden-panes.ts'
import { ForeignSourcesNotice } from '#workshop/preview/foreign-sources-notice.tsx'
import { PreviewNotice, PreviewPane } from '#workshop/preview/preview-pane.tsx'
import { RunReport } from '#workshop/run/run-report.tsx'
import { isAllPassed } from '#workshop/run/run-state.ts'
import { useIsAwake } from '#workshop/run/use-is-awake.ts'
import { useRun } from '#workshop/run/use-run.ts'
import { useRunner } from '#workshop/run/use-runner.ts'
import { useSubmission } from '#workshop/submission/use-submission.ts'
import { InstructionsPane } from './instructions-pane.tsx'
import { useCheckKey } from './use-check-key.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { WorkshopDock } from './workshop-dock.tsx'

/** The lesson page: text, editor, output and next actions. */
export function Workshop({ page }: { page: PageDataOf<'challenge'> }) {
  const { challenge, nextPath, previousPath } = page
  const navigate = useNavigate()
  const goOn = useGoOn(page)
  const user = useSessionUser()
  const [pane, setPane] = useState<PaneName>('instructions')
  const panes = useHiddenPanes()
  const previewHost = useRef<HTMLDivElement>(null)
  const code = useCode(challenge)
  const { isAwake, wake } = useIsAwake()
  useEffect(() => {
    const chosen = takeEarlyPane()
    const early = paneNames.find((name) => name === chosen)
    if (!early) return
    setPane(early)
    wake()
    // oxlint-disable-next-line exhaustive-deps -- once, when the page comes alive
  }, [])
  const openRunner = useRunner(challenge, isAwake, code.currentFiles)
  const run = useRun({
    challenge,
    files: code.files,
    currentFiles: code.currentFiles,
    isAwake,
    openRunner,
    previewHost,
  })
  const submission = useSubmission(challenge, user)
  const accountCode = useAccountCode(challenge, user, code)
  const hasPassed = isAllPassed(run.state)
  const settings = useRef<HTMLDialogElement>(null)
  const hasPage = testEnvironmentOf(challenge.challengeType) === 'page'
  const isSentWithFiles = sendsFiles(challenge.challengeType)

  const submit = async () => {
    const sent = isSentWithFiles ? { files: submittedFiles(code.files) } : {}
    if (user && !(await submission.submit(sent))) return
    if (user) {
      code.forget()
      removeSavedBase(challenge.id)
    }
    await goOn()
  }
  const check = async () => {
    if (submission.isSubmitting || !run.state.canBuild) return undefined
    if (hasPassed) return submit()
    const { id, challengeType } = challenge
    const oversize =
      user && isSentWithFiles && oversizeOf({ id, challengeType, files: submittedFiles(code.files) })
    if (oversize) return showFlash('flash.challenge-submit-too-big', 'danger', oversize)
    setPane('console')
    return run.check()
  }
  const save = () => {
    if (accountCode.save) void accountCode.save()
    else code.save()
  }
  const play = () => {
    setPane('console')
    void run.play()
  }
  const change = (fileKey: string, contents: string, editable: string) => {
    // Another version of the code has passed.
    if (run.state.hasFinished && hasPassed) run.reset()
    else run.noteChange()
    code.change(fileKey, contents, editable)
  }
  const select = (name: PaneName) => {
    // The tab may have been chosen before hydration.
    wake()
    setPane(name)
  }
  const reset = () => {
    code.reset()
    run.reset()
    setPane('code')
  }

  // The element has to be visible before it can be focused.
  const show = (name: PaneName) =>
    flushSync(() => {
      setPane(name)
      panes.show(name)
    })

  useCheckKey(() => void check())
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
            failure={run.state.failure}
            isPaused={run.isPaused}
            question={<ForeignSourcesNotice sources={run.sources} />}
          />,
        )}
      {paneOf(
        'console',
        <>
          {!hasPage && <PreviewNotice failure={run.state.failure} isPaused={run.isPaused} />}
          <ConsolePane
            lines={run.state.lines}
            report={run.state.isReported && <RunReport tests={challenge.tests} run={run.state} />}
            question={run.state.question}
            onAnswer={(line) => void run.answer(line)}
            onClear={run.clearConsole}
          />
        </>,
      )}
    </div>
  )
  const instructions = <InstructionsPane page={page} completed={completedIds(user)} tests={run.state.tests} />
  const editor = (
    <EditorPane
      challenge={challenge}
      code={code}
      isAwake={isAwake}
      problems={run.state.problems}
      onChange={change}
      onSave={save}
      onRun={() => void check()}
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
        user={user}
        run={run}
        files={code.files}
        accountCode={accountCode}
        isSubmitting={submission.isSubmitting}
        panes={<PaneSwitches panes={panes} hasPreview={hasPage} />}
        settings={settings}
        onCheck={() => void check()}
        onPlay={play}
        onSubmit={() => void submit()}
        onReset={reset}
      />
      {accountCode.isAsking && accountCode.saved && (
        <ConflictDialog savedAt={accountCode.saved.lastSavedDate} onKeep={accountCode.keep} />
      )}
      <PaneTabs active={pane} hasPreview={hasPage} onSelect={select} />
    </div>
  )
}
