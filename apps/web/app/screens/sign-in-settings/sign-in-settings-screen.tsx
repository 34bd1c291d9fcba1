import { paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IdentitiesPanel } from '#features/identities/identities-panel.tsx'
import { PasskeysPanel } from '#features/passkeys/passkeys-panel.tsx'
import { RecoveryCodesPanel } from '#features/recovery-codes/recovery-codes-panel.tsx'
import { SessionsPanel } from '#features/sessions/sessions-panel.tsx'
import { useSessionUser } from '#shared/call/session-user.ts'

/** Ways to sign in, and the devices that are signed in. */
export default function SignInSettingsScreen() {
  const { t } = useTranslation()
  const user = useSessionUser()
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('signInSettings.title') })}</title>
      <h1>{t('signInSettings.title')}</h1>
      {user === null && (
        <div className="card">
          <p>{t('signin.required')}</p>
          <Link
            className="button button--primary"
            to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.signInSettings)}`}
          >
            {t('shell.signIn')}
          </Link>
        </div>
      )}
      {user && (
        <>
          <PasskeysPanel />
          <IdentitiesPanel email={user.email} />
          <RecoveryCodesPanel />
          <SessionsPanel />
        </>
      )}
    </div>
  )
}
