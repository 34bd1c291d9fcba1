import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { EmailSection } from '#settings/sections/email-section.tsx'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The settings' email section, at the address that other pages link to. */
export default function UpdateEmailScreen() {
  const { t } = useTranslation()
  const user = useSessionUser()
  return (
    <div className="page narrow settings">
      <title>{t('shell.titleSuffix', { title: t('settings.email.title') })}</title>
      <h1>{t('settings.title')}</h1>
      {user && <EmailSection key={user.id} user={user} />}
      {user === null && (
        <Link className="button button--primary" to={paths.signInTo(paths.updateEmail)}>
          {t('shell.signIn')}
        </Link>
      )}
    </div>
  )
}
