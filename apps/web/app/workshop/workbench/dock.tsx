import type { LessonEnvironment, PageDataOf } from '@cairn/contract'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#shared/call/site.ts'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'
import { HelpMenu } from '#workshop/help/help-menu.tsx'
import { HelpSteps } from '#workshop/help/steps/help-steps.tsx'
import { PageSettings } from '#workshop/help/page-settings.tsx'
import { Announcement } from '#workshop/run/announcement.tsx'
import { causeOf } from '#workshop/run/cause.ts'
import { CauseText, Feedback } from '#workshop/run/feedback.tsx'
import { HintVideo } from '#workshop/video/hint-video.tsx'
import { ResetButton } from './reset-button.tsx'
import { CheckKey } from './check-key.tsx'
import type { Finish } from './finish.ts'
import type { Lesson } from './use-lesson.ts'

/** Number of attempts from which help is offered (docs/reference/workshop.md, “Checking”). */
const attemptsBeforeHelp = 2

type DockProps = {
  page: PageDataOf<'challenge'>
  lesson: Lesson
  finish: Finish
  /** Switches for the panes above. */
  panes: ReactNode
  settings: RefObject<HTMLDialogElement | null>
}

/** Below the panes: the state of the code and the next actions. */
export function Dock({ page, lesson, finish, panes, settings }: DockProps) {
  const { t } = useTranslation()
  const { forumUrl } = useSite()
  const { challenge, block } = page
  const { run, state, accountCode } = lesson
  const { files } = lesson.code
  const help = useRef<HTMLDialogElement>(null)
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
        {state.phase === 'passed' ? (
          finish.completion
        ) : (
          <Feedback cause={cause} run={run.state}>
            {run.state.attempts >= attemptsBeforeHelp && (
              <button type="button" className="button" onClick={() => help.current?.showModal()}>
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
            onClick={() => void lesson.check()}
            disabled={!state.canCheck}
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
        <HelpMenu
          dialog={help}
          missing={
            challenge.tests.length === 0
              ? null
              : cause && (
                  <>
                    <CauseText cause={cause} />
                    <HelpSteps challenge={challenge} files={files} missed={run.state.missed} />
                  </>
                )
          }
          video={challenge.videoUrl && <HintVideo address={challenge.videoUrl} title={challenge.title} />}
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
          onSettings={() => settings.current?.showModal()}
        />
        <span className="dock__reset">{restart}</span>
        <PageSettings dialog={settings} />
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
