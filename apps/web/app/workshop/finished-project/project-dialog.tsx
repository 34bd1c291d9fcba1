import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'

/** A finished project in a dialog that is open while it is rendered. */
export function ProjectDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="project" aria-labelledby="project-title" onClose={onClose}>
      <header className="project__head">
        <h2 id="project-title">{t('challenge.project.title')}</h2>
        <CloseButton dialog={dialog} look="primary">
          {t('challenge.project.close')}
        </CloseButton>
      </header>
      {children}
    </dialog>
  )
}
