import { isEmail, limits, type SessionUser } from '@cairn/contract'
import { type FormEvent, useState } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { SwitchField } from '#settings/form/switch-field.tsx'
import { TextField } from '#settings/form/text-field.tsx'
import { useSave } from '#settings/form/use-save.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The camper's address, and which mail they receive. */
export function EmailSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { isSaving, save } = useSave()
  const [typed, setTyped] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const email = typed.trim()
    if (!isEmail(email)) return showFlash('flash.email-invalid', 'danger')
    if (await save('updateEmail', { email })) setTyped('')
  }
  return (
    <SettingsSection
      id="email"
      title={t('settings.email.title')}
      explanation={t('settings.email.now', { email: user.email })}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('settings.email.label')}
          value={typed}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={limits.maxEmailLength}
          note={t('settings.email.note')}
          onText={setTyped}
        />
        <button type="submit" className="button button--primary" disabled={isSaving || typed === ''}>
          {t('settings.email.send')}
        </button>
      </form>
      <SwitchField
        label={t('settings.email.weekly')}
        isOn={user.sendQuincyEmail ?? false}
        onSwitch={(sendQuincyEmail) => save('updateQuincyEmail', { sendQuincyEmail })}
      />
    </SettingsSection>
  )
}
