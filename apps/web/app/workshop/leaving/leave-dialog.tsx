import { useEffect, useId, useRef } from 'react'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'

type LeaveDialogProps = { title: string; text: string; onLeave: () => void; onStay: () => void }

/** Asks before another page replaces one that is not finished. */
export function LeaveDialog({ title, text, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onStay}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <div className="dialog__actions">
        <CloseButton dialog={dialog} look="primary">
          {t('challenge.leaving.stay')}
        </CloseButton>
        <button type="button" className="button" onClick={onLeave}>
          {t('challenge.leaving.leave')}
        </button>
      </div>
    </dialog>
  )
}
