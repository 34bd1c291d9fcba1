import { paths, type SessionUser, settingsSections } from '@cairn/contract'
import { Fragment, type ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router'
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
import { useTranslation } from '#shared/language/use-translation.ts'
import { SettingsPage } from '#shared/ui/settings-page.tsx'

const titles = {
  about: 'settings.title',
  privacy: 'settings.privacy.title',
  email: 'settings.email.title',
  certifications: 'certifications.title',
  preferences: 'settings.preferences.title',
  data: 'settings.data.title',
} as const

const contents: Readonly<Record<keyof typeof titles, (user: SessionUser) => ReactNode>> = {
  about: (user) => (
    <>
      <p>
        <SeeProfile username={user.username} />
      </p>
      <AboutSection user={user} />
      <UsernameSection user={user} />
      <PortfolioSection user={user} />
      <SocialsSection user={user} />
    </>
  ),
  privacy: (user) => (
    <>
      <PrivacySection user={user} />
      <AnalyticsSection user={user} />
    </>
  ),
  email: (user) => <EmailSection user={user} />,
  certifications: (user) => (
    <>
      <HonestySection user={user} />
      <Certifications user={user} />
    </>
  ),
  preferences: (user) => (
    <>
      <PreferencesSection user={user} />
      <MicrosoftSection user={user} />
      <TokenSection user={user} />
    </>
  ),
  data: (user) => (
    <>
      <DataSection />
      <DangerSection user={user} />
    </>
  ),
}

/** Everything that campers can change about themselves, one section at a time. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const { '*': rest } = useParams()
  const user = useSessionUser()
  const section = settingsSections.find((name) => name === rest) ?? 'about'
  return (
    <SettingsPage title={t(titles[section])} heading={t('settings.title')} hasMenu={user !== null}>
      {user === undefined && <p role="status">{t('settings.loading')}</p>}
      {user === null && <SignInFirst />}
      {user && <Fragment key={user.id}>{contents[section](user)}</Fragment>}
    </SettingsPage>
  )
}

function SeeProfile({ username }: { username: string }) {
  const { t } = useTranslation()
  return <Link to={paths.profile(username)}>{t('settings.seeProfile')}</Link>
}

function SignInFirst() {
  const { t } = useTranslation()
  const { pathname, hash } = useLocation()
  return (
    <div className="card">
      <p>{t('settings.signInFirst')}</p>
      <Link className="button button--primary" to={paths.signInTo(pathname + hash)}>
        {t('shell.signIn')}
      </Link>
    </div>
  )
}
