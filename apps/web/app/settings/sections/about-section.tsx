import { limits, type SessionUser } from '@cairn/contract'
import type { FormEvent } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { TextField } from '#settings/form/text-field.tsx'
import { typedSince } from '#settings/form/typed-since.ts'
import { useTyped } from '#settings/form/use-typed.ts'
import { useSave } from '#settings/form/use-save.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Avatar } from '#shared/ui/avatar.tsx'

type About = Pick<SessionUser, 'name' | 'location' | 'picture' | 'about'>

/** The camper's name, location, description and picture. */
export function AboutSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { isSaving, save } = useSave()
  // What was not typed here is not sent: it may have been changed on another page since.
  const [typed, setTyped] = useTyped<Partial<About>>(user, 'about', {})
  const { name, location, picture, about }: About = { ...user, ...typed }
  const set = (field: keyof About) => (text: string) => setTyped({ ...typed, [field]: text })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await save('updateAbout', typed)) setTyped((now) => typedSince(now, typed))
  }
  return (
    <SettingsSection id="about" title={t('settings.about.title')}>
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('settings.about.name')}
          value={name}
          autoComplete="name"
          maxLength={limits.maxNameLength}
          onText={set('name')}
        />
        <TextField
          label={t('settings.about.location')}
          value={location}
          autoComplete="address-level2"
          maxLength={limits.maxNameLength}
          onText={set('location')}
        />
        <div className="settings__picture">
          <Avatar picture={picture} />
          <TextField
            label={t('settings.about.picture')}
            value={picture}
            type="url"
            dir="ltr"
            maxLength={limits.maxLinkLength}
            note={t('settings.about.pictureNote')}
            onText={set('picture')}
          />
        </div>
        <TextField
          label={t('settings.about.about')}
          value={about}
          maxLength={limits.maxAboutLength}
          isLong
          note={t('settings.left', { count: limits.maxAboutLength - about.length })}
          onText={set('about')}
        />
        <button type="submit" className="button button--primary" disabled={isSaving}>
          {t('settings.save')}
        </button>
      </form>
    </SettingsSection>
  )
}
