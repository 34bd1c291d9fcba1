import { limits } from '@cairn/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

type AskReasonProps = {
  /** The words of the button, and of the one that confirms. */
  label: string
  title: string
  text: string
  isDanger?: boolean
  /** True if it was done. */
  onConfirm: (reason: string) => Promise<boolean>
}

/** A button for what is recorded with a reason. */
export function AskReason({ label, title, text, isDanger = false, onConfirm }: AskReasonProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useFocusAfterRemoval()
  const isMissing = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isMissing || isBusy) return
    setIsBusy(true)
    if (await onConfirm(reason.trim())) dialog.current?.close()
    setIsBusy(false)
  }
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} aria-labelledby={id} onClose={() => setReason('')}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <form onSubmit={(event) => void submit(event)}>
          <div className="field">
            <label htmlFor={`${id}-reason`}>{t('administration.ask.reason')}</label>
            <textarea
              id={`${id}-reason`}
              rows={3}
              required
              maxLength={limits.maxReasonLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <div className="dialog__actions">
            <button
              type="submit"
              className={`button ${isDanger ? 'button--danger' : 'button--primary'}`}
              disabled={isMissing || isBusy}
            >
              {label}
            </button>
            <CloseButton dialog={dialog}>{t('settings.cancel')}</CloseButton>
          </div>
        </form>
      </dialog>
    </>
  )
}
