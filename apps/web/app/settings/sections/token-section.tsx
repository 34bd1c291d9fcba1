import { deleteUserToken, type SessionUser } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { call } from '#shared/call/call.ts'
import { useRefreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'

/** The token of the remote editor; shown only to campers who have one. */
export function TokenSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const refreshUser = useRefreshSessionUser()
  if (user.userToken === undefined) return null
  const remove = async () => {
    const answer = await call(deleteUserToken)
    if (answer.ok) showFlash('flash.token-deleted', 'info')
    else showRefusal(answer.refusal)
    await refreshUser()
  }
  return (
    <SettingsSection
      id="user-token"
      title={t('settings.token.title')}
      explanation={t('settings.token.explanation')}
    >
      <button type="button" className="button" onClick={() => void remove()}>
        {t('settings.token.delete')}
      </button>
    </SettingsSection>
  )
}
