import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type LeaveDialogProps = { onLeave: () => void; onStay: () => void }

/** Asks before another page replaces an exam. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onStay}>
      <h2 id={titleId}>{t('exam.leaveDialog.title')}</h2>
      <p>{t('exam.leaveDialog.text')}</p>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={() => dialog.current?.close()}>
          {t('exam.leaveDialog.cancel')}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          {t('exam.leaveDialog.confirm')}
        </button>
      </div>
    </dialog>
  )
}
