import { limits, type SessionUser } from '@cairn/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { TextField } from '#settings/form/text-field.tsx'
import { useSave } from '#settings/form/use-save.ts'
import { call } from '#shared/call/call.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type Verdict = 'own' | 'invalid' | 'short' | 'checking' | 'taken' | 'free' | 'unknown'

/** The username. Whether it is free is checked once typing pauses. */
export function UsernameSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { isSaving, save } = useSave()
  const [typed, setTyped] = useState(user.username)
  const [verdict, setVerdict] = useState<Verdict>('own')
  const name = typed.trim()
  useEffect(() => {
    const known = verdictWithoutAsking(name, user.username)
    setVerdict(known ?? 'checking')
    if (known) return undefined
    let isOld = false
    const ask = async () => {
      const answer = await call('usernameExists', { query: { username: name } })
      if (!isOld) setVerdict(answer.ok ? (answer.value.exists ? 'taken' : 'free') : 'unknown')
    }
    const timer = setTimeout(() => void ask(), limits.usernameCheckDebounceMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [name, user.username])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save('updateUsername', { username: name })
  }
  const isWrong = verdict === 'invalid' || verdict === 'short' || verdict === 'taken'
  return (
    <SettingsSection id="username" title={t('settings.username.title')}>
      <form onSubmit={submit}>
        <TextField
          label={t('settings.username.label')}
          value={typed}
          autoComplete="username"
          maxLength={limits.maxUsernameLength}
          isWrong={isWrong}
          note={verdict !== 'own' && t(`settings.username.${verdict}`, { username: name })}
          onText={setTyped}
        />
        <button
          type="submit"
          className="button button--primary"
          disabled={isSaving || isWrong || verdict === 'own'}
        >
          {t('settings.save')}
        </button>
      </form>
    </SettingsSection>
  )
}

/** What can be decided without the server; undefined when the server has to be asked. */
function verdictWithoutAsking(name: string, own: string): Verdict | undefined {
  if (name.toLowerCase() === own.toLowerCase()) return name === own ? 'own' : 'free'
  if (!/^[a-z\d_+-]*$/i.test(name)) return 'invalid'
  return name.length < limits.minUsernameLength ? 'short' : undefined
}
