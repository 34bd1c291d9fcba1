import { type PageDataOf, type SessionUser, testEnvironmentOf } from '@cairn/contract'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#shared/call/site.ts'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'
import type { AccountCode } from '#workshop/code/use-account-code.ts'
import type { Code } from '#workshop/code/use-code.ts'
import { WorkshopCompletion } from '#workshop/completion/workshop-completion.tsx'
import { HelpMenu } from '#workshop/help/help-menu.tsx'
import { PageSettings } from '#workshop/help/page-settings.tsx'
import { Announcement } from '#workshop/run/announcement.tsx'
import { Feedback } from '#workshop/run/feedback.tsx'
import { firstNotPassed, isAllPassed } from '#workshop/run/run-state.ts'
import type { Run } from '#workshop/run/use-run.ts'
import { ResetButton } from './reset-button.tsx'

type WorkshopDockProps = {
  page: PageDataOf<'challenge'>
  user: SessionUser | null | undefined
  run: Run
  files: Code['files']
  accountCode: AccountCode
  isSubmitting: boolean
  /** Switches for the panes above. */
  panes: ReactNode
  settings: RefObject<HTMLDialogElement | null>
  onCheck: () => void
  onPlay: () => void
  onSubmit: () => void
  onReset: () => void
}

/** Below the panes: the state of the code and the next actions. */
export function WorkshopDock(props: WorkshopDockProps) {
  const { page, user, run, files, accountCode, isSubmitting, panes, settings } = props
  const { onCheck, onPlay, onSubmit, onReset } = props
  const { t } = useTranslation()
  const { forumUrl } = useSite()
  const { challenge, block } = page
  const { isRunning, isPlaying, loadedShare } = run.state
  const hasPassed = isAllPassed(run.state)
  const missing = firstNotPassed(run.state)
  const isPython = testEnvironmentOf(challenge.challengeType) === 'python'
  // A page's preview restarts with every pause, and ends by itself.
  const isBusy = isRunning || (isPython && isPlaying)
  const { save, saved, revert } = accountCode
  const restart = <ResetButton onReset={onReset} onRevert={saved && revert} />
  return (
    <div className="dock">
      <Announcement tests={challenge.tests} run={run.state} />
      <div className="dock__feedback">
        {loadedShare !== null && isBusy && <Loading share={loadedShare} />}
        {hasPassed ? (
          <WorkshopCompletion
            page={page}
            user={user}
            files={files}
            isSubmitting={isSubmitting}
            onSubmit={onSubmit}
          />
        ) : (
          <Feedback tests={challenge.tests} run={run.state} />
        )}
      </div>
      {panes}
      <div className="dock__actions">
        {!hasPassed && (
          <button
            type="button"
            className="button button--primary"
            onClick={onCheck}
            disabled={isRunning || !run.state.canBuild}
            title={t('challenge.checkShortcut')}
          >
            {isRunning ? t('challenge.checking') : t('challenge.check')}
          </button>
        )}
        {isPython && !isBusy && (
          <button type="button" className="button" onClick={onPlay}>
            {t('challenge.run')}
          </button>
        )}
        {isBusy && (
          <button type="button" className="button" onClick={run.stop}>
            {t('challenge.stop')}
          </button>
        )}
        {save && (
          <button type="button" className="button" onClick={() => void save()}>
            {t('challenge.save')}
          </button>
        )}
        <HelpMenu
          hint={missing === undefined ? null : (challenge.tests[missing]?.text ?? null)}
          topic={
            forumUrl === null
              ? null
              : {
                  forumUrl,
                  category: block.helpCategory,
                  blockName: block.name,
                  challengeTitle: challenge.title,
                  files,
                }
          }
          restart={restart}
        />
        <span className="dock__reset">{restart}</span>
        <PageSettings dialog={settings} />
      </div>
    </div>
  )
}

function Loading({ share }: { share: number }) {
  const { t } = useTranslation()
  const percent = Math.round(share * 100)
  return (
    <>
      <p>{t('challenge.loading', { percent })}</p>
      <ProgressBar done={percent} total={100} />
    </>
  )
}
