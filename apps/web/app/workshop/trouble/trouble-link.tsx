import { type Challenge, paths } from '@cairn/contract'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Work } from './work.ts'

const TroubleDialog = latePart(async () => (await import('./trouble-dialog.tsx')).TroubleDialog)

type TroubleLinkProps = { challenge: Challenge; work?: Work }

/** Below each lesson: says that something in it is wrong. Without scripts it leads to a page with the same form. */
export function TroubleLink({ challenge, work }: TroubleLinkProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  // It stays on the page once it has been opened, with what the camper has typed in it.
  const [hasOpened, setHasOpened] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setHasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <p className="trouble-link">
        <Link
          to={paths.lessonReport(paths.challenge(challenge))}
          rel="nofollow"
          aria-haspopup="dialog"
          onClick={open}
        >
          {t('trouble.open')}
        </Link>
      </p>
      {hasOpened && (
        <TroubleDialog
          challenge={challenge}
          work={work}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onSent={() => setHasOpened(false)}
        />
      )}
    </>
  )
}
