import { limits } from '@cairn/contract'
import { type FormEvent, useState } from 'react'
import { call, type CallRefusal } from '#shared/call/call.ts'
import { useSite } from '#shared/call/site.ts'
import { SignInField } from '#sign-in/form/sign-in-field.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { textOf } from '#sign-in/form/text-of.ts'

/** Browsers suggest addresses and, if there are any, passkeys (WebAuthn, “Conditional mediation”). */
const autoComplete = 'email webauthn'

/** `isEnough`: several mails have been sent to the address, and the latest code can be typed. */
export type Sent = { email: string; isEnough: boolean }

type AddressFormProps = {
  returnTo: string | null
  onSent: (sent: Sent) => void
}

/** The form for the address that the code is mailed to. */
export function AddressForm({ returnTo, onSent }: AddressFormProps) {
  const { t } = useTranslation()
  const isMailed = useSite().codeDelivery !== 'operator'
  const [refusal, setRefusal] = useState<CallRefusal | null>(null)
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = textOf(event.currentTarget, 'email').trim()
    setIsSending(true)
    const answer = await call('requestSignInMail', { body: { email, ...(returnTo ? { returnTo } : {}) } })
    setIsSending(false)
    if (answer.ok) onSent({ email, isEnough: false })
    else if (answer.refusal.key === 'signin.too-many-mails') onSent({ email, isEnough: true })
    else setRefusal(answer.refusal)
  }
  return (
    <form onSubmit={submit} noValidate>
      <h1>{t('signInScreen.title')}</h1>
      <p>{t(isMailed ? 'signInScreen.lead' : 'signInScreen.leadOperator')}</p>
      <noscript>
        <p className="notice">{t('signInScreen.noScript')}</p>
      </noscript>
      <SignInField
        id="email"
        label={t('signInScreen.email')}
        problem={refusal && t(refusal.key, refusal.variables)}
        name="email"
        type="email"
        autoComplete={autoComplete}
        required
        maxLength={limits.maxEmailLength}
      />
      <button className="button button--primary" disabled={isSending}>
        {isSending ? t('signInScreen.sending') : t(isMailed ? 'signInScreen.send' : 'signInScreen.ask')}
      </button>
    </form>
  )
}
