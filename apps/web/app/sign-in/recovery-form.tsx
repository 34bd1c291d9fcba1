import { limits } from '@cairn/contract'
import { type FormEvent, useState } from 'react'
import { call, type CallRefusal } from '#shared/call/call.ts'
import { SignInField } from '#sign-in/form/sign-in-field.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { textOf } from '#sign-in/form/text-of.ts'
import { useWelcome } from './use-welcome.ts'

type RecoveryFormProps = { returnTo: string | null; onBack: () => void }

/** For campers without access to their mailbox or a passkey. */
export function RecoveryForm({ returnTo, onBack }: RecoveryFormProps) {
  const { t } = useTranslation()
  const welcome = useWelcome()
  const [refusal, setRefusal] = useState<CallRefusal | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = textOf(event.currentTarget, 'email').trim()
    const code = textOf(event.currentTarget, 'recovery-code').trim()
    const answer = await call('signInWithRecoveryCode', {
      body: { email, code, ...(returnTo === null ? {} : { returnTo }) },
    })
    if (answer.ok) await welcome(answer.value.returnTo)
    else setRefusal(answer.refusal)
  }
  return (
    <form onSubmit={submit} noValidate>
      <h1>{t('signInScreen.recoveryTitle')}</h1>
      <p>{t('signInScreen.recoveryLead')}</p>
      <div className="field">
        <label htmlFor="email">{t('signInScreen.email')}</label>
        <input id="email" name="email" type="email" autoComplete="email" maxLength={limits.maxEmailLength} />
      </div>
      <SignInField
        id="recovery-code"
        label={t('signInScreen.recoveryCode')}
        problem={refusal && t(refusal.key, refusal.variables)}
        name="recovery-code"
        className="code-input"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <div className="dialog__actions">
        <button className="button button--primary">{t('signInScreen.confirm')}</button>
        <button type="button" className="button button--plain" onClick={onBack}>
          {t('signInScreen.otherWay')}
        </button>
      </div>
    </form>
  )
}
