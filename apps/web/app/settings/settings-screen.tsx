import { paths, type SessionUser } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Certifications } from '#settings/certifications/certifications.tsx'
import { AboutSection } from '#settings/sections/about-section.tsx'
import { AnalyticsSection } from '#settings/sections/analytics-section.tsx'
import { DangerSection } from '#settings/sections/danger-section.tsx'
import { DataSection } from '#settings/sections/data-section.tsx'
import { EmailSection } from '#settings/sections/email-section.tsx'
import { HonestySection } from '#settings/sections/honesty-section.tsx'
import { MicrosoftSection } from '#settings/sections/microsoft-section.tsx'
import { PortfolioSection } from '#settings/sections/portfolio-section.tsx'
import { PreferencesSection } from '#settings/sections/preferences-section.tsx'
import { PrivacySection } from '#settings/sections/privacy-section.tsx'
import { SocialsSection } from '#settings/sections/socials-section.tsx'
import { TokenSection } from '#settings/sections/token-section.tsx'
import { UsernameSection } from '#settings/sections/username-section.tsx'
import { useSessionUser } from '#shared/call/session-user.ts'

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
      <AnalyticsSection user={user} />
      <PortfolioSection user={user} />
      <SocialsSection user={user} />
      <HonestySection user={user} />
      <Certifications user={user} />
      <PreferencesSection user={user} />
      <MicrosoftSection user={user} />
      <TokenSection user={user} />
      <DataSection />
      <DangerSection user={user} />
    </>
  )
}
