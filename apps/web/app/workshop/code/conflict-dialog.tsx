import { useEffect, useRef } from 'react'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type ConflictDialogProps = {
  /** When the account's code was saved, in milliseconds since 1970. */
  savedAt: number
  onKeep: (which: 'account' | 'browser') => void
}

/** Asks the camper which of two versions of a project to keep. */
export function ConflictDialog({ savedAt, onKeep }: ConflictDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const when = useDateFormat('dayAndTime').format(savedAt)
  return (
    // Nothing may be saved before the camper has chosen, so Escape does not close the dialog. Chromium closes it all the
    // same when it is pressed again and again.
    <dialog
      ref={dialog}
      aria-labelledby="conflict-title"
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.showModal()}
    >
      <h2 id="conflict-title">{t('challenge.conflict.title')}</h2>
      <p>{t('challenge.conflict.text', { when })}</p>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={() => onKeep('account')}>
          {t('challenge.conflict.account')}
        </button>
        <button type="button" className="button" onClick={() => onKeep('browser')}>
          {t('challenge.conflict.browser')}
        </button>
      </div>
    </dialog>
  )
}
