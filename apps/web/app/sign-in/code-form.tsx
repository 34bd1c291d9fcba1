import { type FormEvent, useState } from 'react'
import { call, type CallRefusal } from '#shared/call/call.ts'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CodeField } from '#sign-in/form/code-field.tsx'
import { OutboxNote } from '#sign-in/form/outbox-note.tsx'
import { textOf } from '#sign-in/form/text-of.ts'
import type { Sent } from './address-form.tsx'
import { useWelcome } from './use-welcome.ts'

/** `sent`: null when a service redirected the camper here, and only the mailbox knows. */
type CodeFormProps = { sent: Sent | null; onBack: () => void }

/** The form for the mailed code. */
export function CodeForm({ sent, onBack }: CodeFormProps) {
  const { t } = useTranslation()
  const { codeDelivery } = useSite()
  const welcome = useWelcome()
  const [refusal, setRefusal] = useState<CallRefusal | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = textOf(event.currentTarget, 'code').replaceAll(/[\s-]/g, '')
    const answer = await call('confirmSignIn', { body: { code } })
    if (!answer.ok) {
      // A code of another length fails the schema, whose refusal has only a generic message.
      const key = answer.refusal.status === 400 ? 'signin.code-invalid' : answer.refusal.key
      setRefusal({ ...answer.refusal, key })
      return
    }
    await welcome(answer.value.returnTo)
  }
  return (
    <form onSubmit={submit} noValidate>
      {codeDelivery === 'operator' ? (
        <>
          <h1>{t('signInScreen.askOperatorTitle')}</h1>
          <p>{t('signInScreen.askOperator')}</p>
        </>
      ) : (
        <>
          <h1>{t('signInScreen.sentTitle')}</h1>
          <p>
            {sent === null && t('signInScreen.sentToMailbox')}
            {sent &&
              t(sent.isEnough ? 'signInScreen.sentEnough' : 'signInScreen.sent', { email: sent.email })}
          </p>
          <OutboxNote />
        </>
      )}
      <CodeField problem={refusal && t(refusal.key, refusal.variables)} />
      <div className="dialog__actions">
        <button className="button button--primary">{t('signInScreen.confirm')}</button>
        <button type="button" className="button button--plain" onClick={onBack}>
          {t('signInScreen.otherAddress')}
        </button>
      </div>
    </form>
  )
}
