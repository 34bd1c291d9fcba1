import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** A button that asks before it throws the camper's code away. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const reset = () => {
    dialog.current?.close()
    onReset()
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
          <button type="button" className="button button--primary" onClick={reset}>
            {t('challenge.resetDialog.confirm')}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('challenge.resetDialog.cancel')}
          </button>
        </div>
      </dialog>
    </>
  )
}
