import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'

type ProjectPreviewProps = {
  challengeId: string
  /** Whether the lesson's author wants the project shown before the camper starts. */
  opensFirst: boolean
  /** The project; it runs while the dialog is open. */
  children: ReactNode
}

/** On narrow screens dialogs cover everything the camper came to read; same limit as in workshop-narrow.css. */
const wideScreen = '(min-width: 981px)'

/** A button that opens the finished project in a dialog. */
export function ProjectPreview({ challengeId, opensFirst, children }: ProjectPreviewProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    dialog.current?.showModal()
  }
  useEffect(() => {
    if (!opensFirst || !matchMedia(wideScreen).matches) return
    const key = `project-seen-${challengeId}`
    if (readStored(key) !== null) return
    writeStored(key, '1')
    open()
  }, [challengeId, opensFirst])
  return (
    <>
      <p>
        <button type="button" className="button" onClick={open}>
          {t('challenge.project.show')}
        </button>
      </p>
      <dialog
        ref={dialog}
        className="project"
        aria-labelledby="project-title"
        onClose={() => setIsOpen(false)}
      >
        <header className="project__head">
          <h2 id="project-title">{t('challenge.project.title')}</h2>
          <CloseButton dialog={dialog} look="primary">
            {t('challenge.project.close')}
          </CloseButton>
        </header>
        {isOpen && children}
      </dialog>
    </>
  )
}
