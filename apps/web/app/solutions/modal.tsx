import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'

type ModalProps = { title: string; onClose: () => void; children: ReactNode }

/** A modal dialog, open from when it is rendered until the camper closes it. */
export function Modal({ title, onClose, children }: ModalProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="project" aria-labelledby={titleId} onClose={onClose}>
      <header className="project__head">
        <h2 id={titleId}>{title}</h2>
        <CloseButton dialog={dialog} look="primary">
          {t('profile.solution.close')}
        </CloseButton>
      </header>
      {children}
    </dialog>
  )
}
