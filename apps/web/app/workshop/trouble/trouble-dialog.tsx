import { type Challenge, type FlashKey, flashTypeOf } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { ReportForm } from './report-form.tsx'
import type { Work } from './work.ts'

type TroubleDialogProps = {
  challenge: Challenge
  work: Work | undefined
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

/** Asks what is wrong with the lesson, beside the work of the camper who has noticed it. */
export function TroubleDialog({ challenge, work, isOpen, onClose, onSent }: TroubleDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  const thank = (message: FlashKey) => {
    dialog.current?.close()
    showFlash(message, flashTypeOf(message))
    onSent()
  }
  return (
    <dialog ref={dialog} className="trouble" aria-labelledby="trouble-title" onClose={onClose}>
      <h2 id="trouble-title">{t('trouble.open')}</h2>
      <ReportForm challenge={challenge} work={work} onSent={thank}>
        <CloseButton dialog={dialog}>{t('trouble.close')}</CloseButton>
      </ReportForm>
    </dialog>
  )
}
