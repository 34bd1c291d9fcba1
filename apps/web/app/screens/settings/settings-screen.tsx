import { paths, type SessionUser } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AboutSection } from '#features/settings/about-section.tsx'
import { DangerSection } from '#features/settings/danger-section.tsx'
import { DataSection } from '#features/settings/data-section.tsx'
import { EmailSection } from '#features/settings/email-section.tsx'
import { HonestySection } from '#features/settings/honesty-section.tsx'
import { PortfolioSection } from '#features/settings/portfolio-section.tsx'
import { PreferencesSection } from '#features/settings/preferences-section.tsx'
import { PrivacySection } from '#features/settings/privacy-section.tsx'
import { SocialsSection } from '#features/settings/socials-section.tsx'
import { TokenSection } from '#features/settings/token-section.tsx'
import { UsernameSection } from '#features/settings/username-section.tsx'
import { useSessionUser } from '#shared/call/session-user.ts'
import { Certifications } from './certifications.tsx'

/** Everything that campers can change about themselves. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const user = useSessionUser()
  return (
    <div className="page settings">
      <title>{t('shell.titleSuffix', { title: t('settings.title') })}</title>
      <h1>{t('settings.title')}</h1>
      {user === undefined && <p role="status">{t('settings.loading')}</p>}
      {user === null && <SignInFirst />}
      {user && <Sections key={user.id} user={user} />}
    </div>
  )
}

function SignInFirst() {
  const { t } = useTranslation()
  return (
    <div className="card">
      <p>{t('settings.signInFirst')}</p>
      <Link
        className="button button--primary"
        to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.settings)}`}
      >
        {t('shell.signIn')}
      </Link>
    </div>
  )
}

function Sections({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <Link to={paths.profile(user.username)}>{t('settings.seeProfile')}</Link>
      </p>
      <p>
        <Link to={paths.signInSettings}>{t('settings.signIn')}</Link>
      </p>
      <AboutSection user={user} />
      <UsernameSection user={user} />
      <EmailSection user={user} />
      <PrivacySection user={user} />
      <PortfolioSection user={user} />
      <SocialsSection user={user} />
      <HonestySection user={user} />
      <Certifications user={user} />
      <PreferencesSection user={user} />
      <TokenSection user={user} />
      <DataSection />
      <DangerSection user={user} />
    </>
  )
}
