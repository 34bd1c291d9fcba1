import type { LessonEnvironment, PageDataOf } from '@cairn/contract'
import { type ReactNode, useState } from 'react'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'
import { Announcement } from '#workshop/run/announcement.tsx'
import { causeOf } from '#workshop/run/cause.ts'
import { ResetButton } from './reset-button.tsx'
import { CheckKey } from './check-key.tsx'
import type { Finish } from './finish.ts'
import type { Lesson } from './use-lesson.ts'

const Feedback = latePart(async () => (await import('#workshop/run/feedback.tsx')).Feedback)

const HelpDialog = latePart(async () => (await import('#workshop/help/help-dialog.tsx')).HelpDialog)

/** Number of attempts from which help is offered (docs/reference/workshop.md, “Checking”). */
const attemptsBeforeHelp = 2

type DockProps = {
  page: PageDataOf<'challenge'>
  lesson: Lesson
  finish: Finish
  /** Switches for the panes above. */
  panes: ReactNode
  onSettings: () => void
}

/** Below the panes: the state of the code and the next actions. */
export function Dock({ page, lesson, finish, panes, onSettings }: DockProps) {
  const { t } = useTranslation()
  const { challenge } = page
  const { run, state, accountCode } = lesson
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  // It stays on the page once it has been opened, with what the camper has typed in it.
  const [hasOpenedHelp, setHasOpenedHelp] = useState(false)
  const openHelp = () => {
    setHasOpenedHelp(true)
    setIsHelpOpen(true)
  }
  const cause = causeOf(run.state, challenge.tests)
  const { save, saved, revert } = accountCode
  const restart = (
    <ResetButton onReset={lesson.reset} onRevert={saved && revert} onBringBack={lesson.bringBack} />
  )
  return (
    <div className="dock">
      <Announcement page={page} run={run.state} passed={finish.announcement} />
      <div className="dock__feedback">
        {state.loadedShare !== null && (
          <Loading share={state.loadedShare} environment={challenge.environment} />
        )}
        {state.phase === 'passed'
          ? finish.completion
          : cause && (
              <Feedback cause={cause} run={run.state}>
                {run.state.attempts >= attemptsBeforeHelp && (
                  <button type="button" className="button" onClick={openHelp}>
                    {t('challenge.help.more')}
                  </button>
                )}
              </Feedback>
            )}
      </div>
      {panes}
      <div className="dock__actions">
        {state.phase !== 'passed' && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              if (state.canCheck) void lesson.check()
            }}
            // `disabled` would take the focus from a camper who pressed it with a key, for as long as the check takes.
            aria-disabled={!state.canCheck}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {state.phase === 'checking' ? t('challenge.checking') : finish.check}
            <CheckKey />
          </button>
        )}
        {state.canPlay && (
          <button type="button" className="button" onClick={lesson.play}>
            {t('challenge.run')}
          </button>
        )}
        {state.canStop && (
          <button type="button" className="button" onClick={run.stop}>
            {t('challenge.stop')}
          </button>
        )}
        {save && (
          <button type="button" className="button" onClick={() => void save()}>
            {t('challenge.save')}
          </button>
        )}
        <button type="button" className="button button--plain" onClick={openHelp}>
          {t('challenge.help.open')}
        </button>
        {hasOpenedHelp && (
          <HelpDialog
            page={page}
            files={lesson.code.files}
            run={run.state}
            restart={restart}
            isOpen={isHelpOpen}
            onClose={() => setIsHelpOpen(false)}
            onSettings={onSettings}
          />
        )}
        <span className="dock__reset">{restart}</span>
        <button
          type="button"
          className="button button--plain dock__settings"
          aria-label={t('challenge.settings.open')}
          onClick={onSettings}
        >
          <span aria-hidden="true">⚙</span>
        </button>
      </div>
    </div>
  )
}

const loadingTexts = { sql: 'database.loading', shell: 'commandLine.loading' } as const

type LoadingProps = { share: number; environment: LessonEnvironment | undefined }

function Loading({ share, environment }: LoadingProps) {
  const { t } = useTranslation()
  const percent = Math.round(share * 100)
  return (
    <>
      <p>{t(environment ? loadingTexts[environment] : 'challenge.loading', { percent })}</p>
      <ProgressBar done={percent} total={100} />
    </>
  )
}
