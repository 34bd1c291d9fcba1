import { confirmSignIn, limits, paths, requestSignInMail } from '@cairn/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call, type CallRefusal } from '#lib/call.ts'
import { showFlash } from '#lib/flash.ts'
import { useRefreshSessionUser, useSessionUser } from '#lib/session-user.ts'
import { useSite } from '#lib/site.ts'

export default function SignInScreen() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('signInScreen.title') })}</title>
      <div className="card">
        {user && (
          <>
            <p>{t('signInScreen.already', { username: user.username })}</p>
            <Link className="button button--primary" to={paths.learn}>
              {t('signInScreen.goLearning')}
            </Link>
          </>
        )}
        {!user && sentTo === null && <AddressForm onSent={setSentTo} />}
        {!user && sentTo !== null && <CodeForm email={sentTo} onBack={() => setSentTo(null)} />}
      </div>
    </div>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const [searchParams] = useSearchParams()
  const [refusal, setRefusal] = useState<CallRefusal | null>(null)
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = textOf(event.currentTarget, 'email').trim()
    setIsSending(true)
    const returnTo = searchParams.get('returnTo')
    const answer = await call(requestSignInMail, { body: { email, ...(returnTo ? { returnTo } : {}) } })
    setIsSending(false)
    if (answer.ok) onSent(email)
    else setRefusal(answer.refusal)
  }
  return (
    <form onSubmit={submit} noValidate>
      <h1>{t('signInScreen.title')}</h1>
      <p>{t('signInScreen.lead')}</p>
      <noscript>
        <p className="notice">{t('signInScreen.noScript')}</p>
      </noscript>
      <div className="field">
        <label htmlFor="email">{t('signInScreen.email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.maxEmailLength}
          aria-describedby="email-error"
          aria-invalid={refusal !== null}
        />
        <p className="field__error" id="email-error" role="alert">
          {refusal && t(refusal.key, refusal.variables)}
        </p>
      </div>
      <button className="button button--primary" disabled={isSending}>
        {isSending ? t('signInScreen.sending') : t('signInScreen.send')}
      </button>
    </form>
  )
}

function CodeForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { t } = useTranslation()
  const { hasLocalOutbox } = useSite()
  const navigate = useNavigate()
  const refreshUser = useRefreshSessionUser()
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
    await refreshUser()
    showFlash('flash.signin-success', 'success')
    await navigate(answer.value.returnTo)
  }
  return (
    <form onSubmit={submit} noValidate>
      <h1>{t('signInScreen.sentTitle')}</h1>
      <p>{t('signInScreen.sent', { email })}</p>
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

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
