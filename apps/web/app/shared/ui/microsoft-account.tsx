import { useRef } from 'react'
import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { CloseButton } from './close-button.tsx'

/** The name of the linked Microsoft account, and a button that asks before it unlinks it. */
export function MicrosoftAccount({ msUsername }: { msUsername: string }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const unlink = async () => {
    dialog.current?.close()
    const answer = await call('unlinkMsUsername')
    if (!answer.ok) return showRefusal(answer.refusal, 'flash.ms.transcript.unlink-err')
    showFlash('flash.ms.transcript.unlinked', 'info')
    await refreshSessionUser()
  }
  return (
    <div className="microsoft-account">
      <p>{t('trophy.account.linked', { name: msUsername })}</p>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        {t('trophy.account.unlink')}
      </button>
      <dialog ref={dialog} aria-labelledby="unlink-title">
        <h2 id="unlink-title">{t('trophy.account.confirm.title')}</h2>
        <p>{t('trophy.account.confirm.text', { name: msUsername })}</p>
        <div className="dialog__actions">
          <button type="button" className="button button--primary" onClick={() => void unlink()}>
            {t('trophy.account.unlink')}
          </button>
          <CloseButton dialog={dialog}>{t('trophy.account.confirm.keep')}</CloseButton>
        </div>
      </dialog>
    </div>
  )
}
