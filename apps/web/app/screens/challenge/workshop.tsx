import { type PageDataOf, paths, testEnvironmentOf } from '@cairn/contract'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { blockPercentage } from '#features/completion/block-percentage.ts'
import { CompletionPanel } from '#features/completion/completion-panel.tsx'
import { ConsolePane } from '#features/console/console-pane.tsx'
import { PreviewNotice, PreviewPane } from '#features/preview/preview-pane.tsx'
import { ResetButton } from '#features/reset/reset-button.tsx'
import { Feedback } from '#features/test-run/feedback.tsx'
import { isAllPassed } from '#features/test-run/run-state.ts'
import { completedIds } from '#lib/course-progress.ts'
import { useSessionUser } from '#lib/session-user.ts'
import { EditorPane } from './editor-pane.tsx'
import { InstructionsPane } from './instructions-pane.tsx'
import { PaneTabs, type PaneName } from './pane-tabs.tsx'
import { ResizableColumns } from './resizable-columns.tsx'
import { useCode } from './use-code.ts'
import { useIsAwake } from './use-is-awake.ts'
import { useRun } from './use-run.ts'
import { useRunner } from './use-runner.ts'
import { useSubmission } from './use-submission.ts'

/** The lesson page: text, editor, output, and what to do next. */
export function Workshop({ page }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const { challenge, block, nextPath } = page
  const navigate = useNavigate()
  const user = useSessionUser()
  const [pane, setPane] = useState<PaneName>('instructions')
  const previewHost = useRef<HTMLDivElement>(null)
  const code = useCode(challenge)
  const isAwake = useIsAwake()
  const openRunner = useRunner(challenge, isAwake)
  const run = useRun({ challenge, files: code.files, isAwake, openRunner, previewHost })
  const submission = useSubmission(challenge, user)
  const hasPassed = isAllPassed(run.state)
  const environment = testEnvironmentOf(challenge.challengeType)
  const hasPage = environment === 'page'
  const isBusy = run.state.isRunning || run.state.isPlaying

  const goOn = () => navigate(nextPath ?? paths.block(challenge.superBlock, challenge.block))
  const submit = async () => {
    if (user && !(await submission.submit())) return
    if (user) code.forget()
    await goOn()
  }
  const check = async () => {
    if (hasPassed) return submit()
    setPane('console')
    return run.check()
  }
  const play = () => {
    setPane('console')
    void run.play()
  }
  const change = (fileKey: string, contents: string, editable: string) => {
    // What passed was another text.
    if (run.state.hasFinished && hasPassed) run.reset()
    code.change(fileKey, contents, editable)
  }
  const reset = () => {
    code.reset()
    run.reset()
    setPane('code')
  }

  const output = (
    <div className="output">
      {hasPage && (
        <div className="pane pane--preview" data-active={pane === 'preview'}>
          <PreviewPane host={previewHost} failure={run.state.failure} isPaused={run.isPaused} />
        </div>
      )}
      <div className="pane pane--console" data-active={pane === 'console'}>
        {!hasPage && <PreviewNotice failure={run.state.failure} isPaused={run.isPaused} />}
        <ConsolePane
          lines={run.state.lines}
          question={run.state.question}
          onAnswer={(line) => void run.answer(line)}
          onClear={run.clearConsole}
        />
      </div>
    </div>
  )

  return (
    <div className="workshop">
      <ResizableColumns
        first={
          <div className="pane pane--instructions" data-active={pane === 'instructions'}>
            <InstructionsPane page={page} completed={completedIds(user)} tests={run.state.tests} />
          </div>
        }
        second={
          <div className="pane pane--code" data-active={pane === 'code'}>
            <EditorPane
              challenge={challenge}
              code={code}
              isAwake={isAwake}
              problems={run.state.problems}
              onChange={change}
              onRun={() => void check()}
            />
          </div>
        }
        third={output}
      />
      <div className="dock">
        <div role="status" className="dock__feedback">
          {run.state.loadedShare !== null && isBusy && (
            <p>{t('challenge.loading', { percent: Math.round(run.state.loadedShare * 100) })}</p>
          )}
          {hasPassed ? (
            <CompletionPanel
              blockName={block.name}
              percentage={blockPercentage(
                block.challenges.map(({ id }) => id),
                completedIds(user),
                challenge.id,
              )}
              isLastStep={nextPath === null}
              isSignedIn={Boolean(user)}
              isSubmitting={submission.isSubmitting}
              signInPath={`${paths.signIn}?returnTo=${encodeURIComponent(
                paths.challenge({ ...challenge, block: challenge.block }),
              )}`}
              onSubmit={() => void submit()}
            />
          ) : (
            <Feedback tests={challenge.tests} run={run.state} />
          )}
        </div>
        <div className="dock__actions">
          {!hasPassed && (
            <button
              type="button"
              className="button button--primary"
              onClick={() => void check()}
              disabled={run.state.isRunning}
              title={t('challenge.checkShortcut')}
            >
              {run.state.isRunning ? t('challenge.checking') : t('challenge.check')}
            </button>
          )}
          {environment === 'python' && !isBusy && (
            <button type="button" className="button" onClick={play}>
              {t('challenge.run')}
            </button>
          )}
          {isBusy && (
            <button type="button" className="button" onClick={run.stop}>
              {t('challenge.stop')}
            </button>
          )}
          <ResetButton onReset={reset} />
        </div>
      </div>
      <PaneTabs active={pane} hasPreview={hasPage} onSelect={setPane} />
    </div>
  )
}
