import { type ReactNode, useEffect, useId, useRef } from 'react'
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
        <button type="button" className="button button--primary" onClick={() => dialog.current?.close()}>
          {t('profile.solution.close')}
        </button>
      </header>
      {children}
    </dialog>
  )
}
