import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { TextField } from './text-field.tsx'

type ConfirmedButtonProps = {
  label: string
  title: string
  text: string
  /** The word that has to be typed. */
  word: string
  /** What else the reader should know. */
  children?: ReactNode
  onConfirm: () => Promise<void>
}

/** A button that is disabled until a word has been typed. */
export function ConfirmedButton({ label, title, text, word, children, onConfirm }: ConfirmedButtonProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== word) return
    setIsBusy(true)
    await onConfirm()
    setIsBusy(false)
    dialog.current?.close()
  }
  return (
    <>
      <button type="button" className="button button--danger" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} aria-labelledby={id} onClose={() => setTyped('')}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        {children}
        <form onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('settings.danger.type', { word })}
            value={typed}
            autoComplete="off"
            onText={setTyped}
          />
          <div className="dialog__actions">
            <button
              type="submit"
              className="button button--danger"
              disabled={isBusy || typed.trim() !== word}
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
