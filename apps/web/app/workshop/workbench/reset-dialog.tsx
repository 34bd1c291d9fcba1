import { useEffect, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'

export type ResetDialogProps = {
  onReset: () => void
  /** Whether a reset goes back to the code saved with the account. */
  onRevert?: (() => void) | undefined
  /** Brings back the code from before the last reset; undefined when there is none. */
  onBringBack?: (() => void) | undefined
  onClose: () => void
}

/** Asks before the camper's code is replaced. */
export function ResetDialog({ onReset, onRevert, onBringBack, onClose }: ResetDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (act: () => void) => () => {
    dialog.current?.close()
    act()
  }
  return (
    <dialog ref={dialog} aria-labelledby="reset-title" onClose={onClose}>
      <h2 id="reset-title">{t('challenge.resetDialog.title')}</h2>
      <p>{t('challenge.resetDialog.text')}</p>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={close(onReset)}>
          {t('challenge.resetDialog.confirm')}
        </button>
        {onRevert && (
          <button type="button" className="button" onClick={close(onRevert)}>
            {t('challenge.resetDialog.revert')}
          </button>
        )}
        {onBringBack && (
          <button type="button" className="button" onClick={close(onBringBack)}>
            {t('challenge.resetDialog.bringBack')}
          </button>
        )}
        <CloseButton dialog={dialog}>{t('challenge.resetDialog.cancel')}</CloseButton>
      </div>
    </dialog>
  )
}
