import { useEffect, useId, useRef } from 'react'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'

type StoriesDialogProps = {
  /** The project has tests, and they have passed. */
  hasTests: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for a last look at the user stories, which only a person can compare with the project. */
export function StoriesDialog({ hasTests, onConfirm, onClose }: StoriesDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('frontEndProject.stories.title')}</h2>
      {hasTests && <p>{t('challenge.done.passed')}</p>}
      <p>{t('frontEndProject.stories.text')}</p>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={onConfirm}>
          {t('frontEndProject.stories.confirm')}
        </button>
        <CloseButton dialog={dialog}>{t('frontEndProject.stories.close')}</CloseButton>
      </div>
    </dialog>
  )
}
