import { paths } from '@cairn/contract'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { SettingsPage } from '#shared/ui/settings-page.tsx'
import { IdentitiesPanel } from './identities-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** Ways to sign in, and the devices that are signed in. */
export default function SignInSettingsScreen() {
  const { t } = useTranslation()
  const user = useSessionUser()
  return (
    <SettingsPage
      title={t('signInSettings.title')}
      heading={t('signInSettings.title')}
      hasMenu={user !== null}
    >
      {user === null && (
        <div className="card">
          <p>{t('signin.required')}</p>
          <Link className="button button--primary" to={paths.signInTo(paths.signInSettings)}>
            {t('shell.signIn')}
          </Link>
        </div>
      )}
      {user && (
        // New recovery codes are shown until they are put away: never to another camper who is signed in by then.
        <Fragment key={user.id}>
          <PasskeysPanel />
          <IdentitiesPanel email={user.email} />
          <RecoveryCodesPanel />
          <SessionsPanel />
        </Fragment>
      )}
    </SettingsPage>
  )
}
