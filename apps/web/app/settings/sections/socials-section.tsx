import { limits, type SessionUser } from '@cairn/contract'
import type { FormEvent } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { TextField } from '#settings/form/text-field.tsx'
import { typedSince } from '#settings/form/typed-since.ts'
import { useTyped } from '#settings/form/use-typed.ts'
import { useSave } from '#settings/form/use-save.ts'
import { latestSessionUser } from '#shared/call/latest-session-user.ts'
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
  const [typed, setTyped] = useTyped<Partial<Record<SocialName, string>>>(user, 'socials', {})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // All are sent, and those that were not typed here may have been changed on another page since.
    const latest = (await latestSessionUser()) ?? user
    const links = names.map((name) => [name, (typed[name] ?? latest[name] ?? '').trim()])
    const isSaved = await save('updateSocials', Object.fromEntries(links) as Record<SocialName, string>)
    if (isSaved) setTyped((now) => typedSince(now, typed))
  }
  return (
    <SettingsSection id="socials" title={t('settings.socials.title')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {names.map((name) => (
          <TextField
            key={name}
            label={t(`settings.socials.${name}`)}
            value={typed[name] ?? user[name] ?? ''}
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
