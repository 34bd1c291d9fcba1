import { limits, type SessionUser } from '@cairn/contract'
import { type FormEvent, useState } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { TextField } from '#settings/form/text-field.tsx'
import { useSave } from '#settings/form/use-save.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Avatar } from '#shared/ui/avatar.tsx'

/** The camper's name, location, description and picture. */
export function AboutSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { isSaving, save } = useSave()
  const [typed, setTyped] = useState({
    name: user.name,
    location: user.location,
    picture: user.picture,
    about: user.about,
  })
  const set = (name: keyof typeof typed) => (text: string) => setTyped({ ...typed, [name]: text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save('updateAbout', typed)
  }
  return (
    <SettingsSection id="about" title={t('settings.about.title')}>
      <form onSubmit={submit}>
        <TextField
          label={t('settings.about.name')}
          value={typed.name}
          autoComplete="name"
          maxLength={limits.maxNameLength}
          onText={set('name')}
        />
        <TextField
          label={t('settings.about.location')}
          value={typed.location}
          autoComplete="address-level2"
          maxLength={limits.maxNameLength}
          onText={set('location')}
        />
        <div className="settings__picture">
          <Avatar picture={typed.picture} />
          <TextField
            label={t('settings.about.picture')}
            value={typed.picture}
            type="url"
            dir="ltr"
            maxLength={limits.maxLinkLength}
            note={t('settings.about.pictureNote')}
            onText={set('picture')}
          />
        </div>
        <TextField
          label={t('settings.about.about')}
          value={typed.about}
          maxLength={limits.maxAboutLength}
          isLong
          note={t('settings.left', { count: limits.maxAboutLength - typed.about.length })}
          onText={set('about')}
        />
        <button type="submit" className="button button--primary" disabled={isSaving}>
          {t('settings.save')}
        </button>
      </form>
    </SettingsSection>
  )
}
