import { paths } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { useHref } from 'react-router'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Asks whether to sign out, and does; open while it is rendered. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="sign-out-title">
      <h2 id="sign-out-title">{t('shell.signOutDialog.title')}</h2>
      <p>{t('shell.signOutDialog.text')}</p>
      <div className="dialog__actions">
        <a className="button button--primary" href={useHref(paths.signOut)}>
          {t('shell.signOut')}
        </a>
        <CloseButton dialog={dialog}>{t('shell.signOutDialog.cancel')}</CloseButton>
      </div>
    </dialog>
  )
}
