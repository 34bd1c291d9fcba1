import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'

/** Deletes the token of the remote editor, which can then report nothing more. */
export function DeleteTokenButton() {
  const { t } = useTranslation()
  const remove = async () => {
    const answer = await call('deleteUserToken')
    if (answer.ok) showFlash('flash.token-deleted', 'info')
    else showRefusal(answer.refusal)
    await refreshSessionUser()
  }
  return (
    <button type="button" className="button" onClick={() => void remove()}>
      {t('settings.token.delete')}
    </button>
  )
}
