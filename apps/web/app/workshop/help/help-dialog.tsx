import type { PageDataOf } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { causeOf } from '#workshop/run/cause.ts'
import { CauseText } from '#workshop/run/cause-text.tsx'
import type { RunState } from '#workshop/run/run-state.ts'
import { HintVideo } from '#workshop/video/hint-video.tsx'
import { ForumHelp } from './forum-help.tsx'
import { HelpSteps } from './steps/help-steps.tsx'

export type HelpDialogProps = {
  page: PageDataOf<'challenge'>
  files: readonly SourceFile[]
  run: RunState
  /** The button that starts the lesson over. */
  restart: ReactNode
  isOpen: boolean
  onClose: () => void
  onSettings: () => void
}

/** Help for campers who are stuck: what is missing, the forum, starting the lesson over, and sounds and keys. */
export function HelpDialog({ page, files, run, restart, isOpen, onClose, onSettings }: HelpDialogProps) {
  const { t } = useTranslation()
  const { forumUrl } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const { challenge } = page
  const cause = causeOf(run, challenge.tests)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  return (
    <dialog ref={dialog} className="help" aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">{t('challenge.help.title')}</h2>
      {challenge.tests.length > 0 && (
        <section>
          <h3>{t('challenge.help.hint')}</h3>
          {cause ? (
            <>
              <CauseText cause={cause} />
              <HelpSteps challenge={challenge} files={files} missed={run.missed} />
            </>
          ) : (
            <p>{t('challenge.help.noHint')}</p>
          )}
        </section>
      )}
      {challenge.videoUrl && (
        <div>
          <HintVideo address={challenge.videoUrl} title={challenge.title} />
        </div>
      )}
      {forumUrl !== null && <ForumHelp forumUrl={forumUrl} page={page} files={files} />}
      <div className="dialog__actions">
        {restart}
        <button type="button" className="button" onClick={onSettings}>
          {t('challenge.settings.open')}
        </button>
        <CloseButton dialog={dialog}>{t('challenge.help.close')}</CloseButton>
      </div>
    </dialog>
  )
}
