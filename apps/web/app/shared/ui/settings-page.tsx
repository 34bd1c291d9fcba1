import { paths } from '@cairn/contract'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

type SettingsPageProps = {
  /** The name of the section. */
  title: string
  heading: string
  /** Whether the camper can go to other sections. */
  hasMenu: boolean
  children: ReactNode
}

/** A section of the settings, beside the way to the others. */
export function SettingsPage({ title, heading, hasMenu, children }: SettingsPageProps) {
  const { t } = useTranslation()
  return (
    <div className="page settings-page">
      <title>{t('shell.titleSuffix', { title })}</title>
      <h1>{heading}</h1>
      {hasMenu && <SettingsMenu />}
      <div className="settings">{children}</div>
    </div>
  )
}

function SettingsMenu() {
  const { t } = useTranslation()
  const sections = [
    [paths.settings, t('settings.about.title')],
    [paths.settingsOf('privacy'), t('settings.privacy.title')],
    [paths.settingsOf('email'), t('settings.email.title')],
    [paths.signInSettings, t('settings.signIn')],
    [paths.settingsOf('certifications'), t('certifications.title')],
    [paths.settingsOf('preferences'), t('settings.preferences.title')],
    [paths.settingsOf('data'), t('settings.data.title')],
  ] as const
  return (
    <nav className="settings-menu" aria-label={t('settings.title')}>
      <ul>
        {sections.map(([path, label]) => (
          <li key={path}>
            <NavLink to={path} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
