import { paths } from '@cairn/contract'
import type { RefObject } from 'react'
import { useHref } from 'react-router'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Asks whether to sign out, and does. */
export function SignOutDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTranslation()
  return (
    <dialog ref={ref} aria-labelledby="sign-out-title">
      <h2 id="sign-out-title">{t('shell.signOutDialog.title')}</h2>
      <p>{t('shell.signOutDialog.text')}</p>
      <div className="dialog__actions">
        <a className="button button--primary" href={useHref(paths.signOut)}>
          {t('shell.signOut')}
        </a>
        <CloseButton dialog={ref}>{t('shell.signOutDialog.cancel')}</CloseButton>
      </div>
    </dialog>
  )
}
