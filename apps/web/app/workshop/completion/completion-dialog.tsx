import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

type CompletionDialogProps = { onClose: () => void; children: ReactNode }

/** The end of a lesson whose code is one whole program. Escape goes back to the code. */
export function CompletionDialog({ onClose, children }: CompletionDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="completion" aria-label={t('challenge.done.title')} onClose={onClose}>
      {children}
    </dialog>
  )
}
