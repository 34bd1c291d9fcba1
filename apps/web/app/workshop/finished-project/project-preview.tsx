import { type ReactNode, useEffect, useState } from 'react'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

const ProjectDialog = latePart(async () => (await import('./project-dialog.tsx')).ProjectDialog)

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
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!opensFirst || !matchMedia(wideScreen).matches) return
    const key = `project-seen-${challengeId}`
    if (readStored(key) !== null) return
    writeStored(key, '1')
    setIsOpen(true)
  }, [challengeId, opensFirst])
  return (
    <>
      <p>
        <button type="button" className="button" onClick={() => setIsOpen(true)}>
          {t('challenge.project.show')}
        </button>
      </p>
      {isOpen && <ProjectDialog onClose={() => setIsOpen(false)}>{children}</ProjectDialog>}
    </>
  )
}
