import { limits, type SessionUser } from '@cairn/contract'
import { type FormEvent, useState } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { TextField } from '#settings/form/text-field.tsx'
import { useSave } from '#settings/form/use-save.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

const placeholders = {
  githubProfile: 'https://github.com/…',
  linkedin: 'https://www.linkedin.com/in/…',
  twitter: 'https://x.com/…',
  website: 'https://…',
} as const

type SocialName = keyof typeof placeholders
const names = Object.keys(placeholders) as SocialName[]

/** The camper's social links. */
export function SocialsSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { isSaving, save } = useSave()
  const [typed, setTyped] = useState<Record<SocialName, string>>({
    githubProfile: user.githubProfile ?? '',
    linkedin: user.linkedin ?? '',
    twitter: user.twitter ?? '',
    website: user.website ?? '',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const links = Object.fromEntries(names.map((name) => [name, typed[name].trim()]))
    void save('updateSocials', links as Record<SocialName, string>)
  }
  return (
    <SettingsSection id="socials" title={t('settings.socials.title')}>
      <form noValidate onSubmit={submit}>
        {names.map((name) => (
          <TextField
            key={name}
            label={t(`settings.socials.${name}`)}
            value={typed[name]}
            type="url"
            dir="ltr"
            placeholder={placeholders[name]}
            maxLength={limits.maxLinkLength}
            onText={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <button type="submit" className="button button--primary" disabled={isSaving}>
          {t('settings.save')}
        </button>
      </form>
    </SettingsSection>
  )
}
