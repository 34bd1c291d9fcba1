import { useEffect, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { readCookie } from '#shared/storage/cookies.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'

const seenCookie = 'staging-seen'
const oneYearInSeconds = 365 * 24 * 60 * 60

/** Warns, once in each browser, that this school is for trying out changes. */
export function StagingDialog() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (readCookie(seenCookie) === undefined) dialog.current?.showModal()
  }, [])
  const remember = () => {
    document.cookie = `${seenCookie}=true; path=/; max-age=${oneYearInSeconds}; samesite=lax`
  }
  return (
    <dialog ref={dialog} aria-labelledby="staging-title" onClose={remember}>
      <h2 id="staging-title">{t('frame.staging.title')}</h2>
      <p>{t('frame.staging.text')}</p>
      <div className="dialog__actions">
        <CloseButton dialog={dialog} look="primary">
          {t('frame.staging.close')}
        </CloseButton>
      </div>
    </dialog>
  )
}
