import { confirmSignIn } from '@cairn/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { call, type CallRefusal } from '#lib/call.ts'
import { useSite } from '#lib/site.ts'
import { textOf } from './text-of.ts'
import { useWelcome } from './use-welcome.ts'

/** `email`: null when a service sent the person here, and only the mailbox knows. */
type CodeFormProps = { email: string | null; onBack: () => void }

/** Where the mailed code is typed. */
export function CodeForm({ email, onBack }: CodeFormProps) {
  const { t } = useTranslation()
  const { hasLocalOutbox } = useSite()
  const welcome = useWelcome()
  const [refusal, setRefusal] = useState<CallRefusal | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = textOf(event.currentTarget, 'code').replaceAll(/[\s-]/g, '')
    const answer = await call(confirmSignIn, { body: { code } })
    if (!answer.ok) {
      // A code of another length never reaches the rule that names it.
      const key = answer.refusal.status === 400 ? 'signin.code-invalid' : answer.refusal.key
      setRefusal({ ...answer.refusal, key })
      return
    }
    await welcome(answer.value.returnTo)
  }
  return (
    <form onSubmit={submit} noValidate>
      <h1>{t('signInScreen.sentTitle')}</h1>
      <p>{email === null ? t('signInScreen.sentToMailbox') : t('signInScreen.sent', { email })}</p>
      {hasLocalOutbox && (
        <p className="notice">
          <Trans i18nKey="signInScreen.localOutbox" components={{ 1: <OutboxLink /> }} />
        </p>
      )}
      <div className="field">
        <label htmlFor="code">{t('signInScreen.code')}</label>
        <input
          id="code"
          name="code"
          className="code-input"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          ref={(element) => element?.focus()}
          aria-describedby="code-error"
          aria-invalid={refusal !== null}
        />
        <p className="field__error" id="code-error" role="alert">
          {refusal && t(refusal.key, refusal.variables)}
        </p>
      </div>
      <div className="dialog__actions">
        <button className="button button--primary">{t('signInScreen.confirm')}</button>
        <button type="button" className="button button--plain" onClick={onBack}>
          {t('signInScreen.otherAddress')}
        </button>
      </div>
    </form>
  )
}

/** Its words come from the catalogue's sentence. */
function OutboxLink({ children }: { children?: ReactNode }) {
  return (
    <a href="/dev/mail" target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
