import type { ReactNode } from 'react'

type SettingsSectionProps = { id: string; title: string; explanation?: string; children: ReactNode }

/** One section of the settings, under a heading that can be linked to. */
export function SettingsSection({ id, title, explanation, children }: SettingsSectionProps) {
  return (
    <section id={id} className="settings__section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {explanation && <p className="soft">{explanation}</p>}
      {children}
    </section>
  )
}
