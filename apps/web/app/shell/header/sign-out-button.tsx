import { paths } from '@cairn/contract'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'

/** Signs out after a confirmation. */
export function SignOutButton() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        className="site-header__link site-header__button"
        onClick={() => dialog.current?.showModal()}
      >
        {t('shell.signOut')}
      </button>
      <dialog ref={dialog} aria-labelledby="sign-out-title">
        <h2 id="sign-out-title">{t('shell.signOutDialog.title')}</h2>
        <p>{t('shell.signOutDialog.text')}</p>
        <div className="dialog__actions">
          <a className="button button--primary" href={useHref(paths.signOut)}>
            {t('shell.signOut')}
          </a>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('shell.signOutDialog.cancel')}
          </button>
        </div>
      </dialog>
    </>
  )
}
