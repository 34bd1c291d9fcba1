import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '#shared/ui/close-button.tsx'

type ResetButtonProps = {
  onReset: () => void
  /** Whether a reset goes back to the code saved with the account. */
  onRevert?: (() => void) | undefined
  /** Brings back the code from before the last reset; undefined when there is none. */
  onBringBack?: (() => void) | undefined
}

/** A button that asks for confirmation before it replaces the camper's code. */
export function ResetButton({ onReset, onRevert, onBringBack }: ResetButtonProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (act: () => void) => () => {
    dialog.current?.close()
    act()
  }
  return (
    <>
      <button type="button" className="button button--plain" onClick={() => dialog.current?.showModal()}>
        {t('challenge.reset')}
      </button>
      <dialog ref={dialog} aria-labelledby="reset-title">
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
    </>
  )
}
