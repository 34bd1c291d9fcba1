import type { FlashKey } from '@cairn/contract'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { call } from '#shared/call/call.ts'
import { useSite } from '#shared/call/site.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { usePasskeys } from '#sign-in/device/use-passkeys.ts'
import { CodeField } from '#sign-in/form/code-field.tsx'
import { OutboxNote } from '#sign-in/form/outbox-note.tsx'
import { textOf } from '#sign-in/form/text-of.ts'
import { confirmWithDevice } from './confirm-with-device.ts'

type ConfirmationDialogProps = { onAnswer: (isConfirmed: boolean) => void }

/** Asks campers to confirm who they are with a passkey or a mailed code. */
export function ConfirmationDialog({ onAnswer }: ConfirmationDialogProps) {
  const { t } = useTranslation()
  const isMailed = useSite().codeDelivery !== 'operator'
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isConfirmed = useRef(false)
  const { passkeys = [] } = usePasskeys()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => dialog.current?.showModal(), [])

  /** Closes the dialog first, so that the browser returns the focus to where it was. */
  const finish = () => {
    isConfirmed.current = true
    dialog.current?.close()
  }
  const attempt = async (work: () => Promise<string | null>) => {
    setIsBusy(true)
    setProblem(await work())
    setIsBusy(false)
  }
  const byDevice = () =>
    attempt(async () => {
      const answer = await confirmWithDevice(passkeys)
      if ('cancelled' in answer) return t('signin.passkey-cancelled' satisfies FlashKey)
      if (!answer.ok) return t(answer.refusal.key, answer.refusal.variables)
      finish()
      return null
    })
  const byMail = () =>
    attempt(async () => {
      const answer = await call('requestConfirmationMail')
      if (!answer.ok) return t(answer.refusal.key, answer.refusal.variables)
      setSentTo(answer.value.email)
      return null
    })
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = textOf(event.currentTarget, 'code').replaceAll(/[\s-]/g, '')
    void attempt(async () => {
      const answer = await call('confirmWithCode', { body: { code } })
      if (!answer.ok) return t(answer.refusal.key, answer.refusal.variables)
      finish()
      return null
    })
  }
  const hasPasskey = passkeys.length > 0 && browserSupportsWebAuthn()
  const cancel = (
    <CloseButton dialog={dialog} look="plain">
      {t('confirmation.cancel')}
    </CloseButton>
  )
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onClose={() => onAnswer(isConfirmed.current)}
    >
      <h2 id={`${id}-title`}>{t('confirmation.title')}</h2>
      <p id={`${id}-lead`}>{t('confirmation.lead')}</p>
      {sentTo === null ? (
        <>
          <p className="field__error" role="alert">
            {problem}
          </p>
          <div className="dialog__actions">
            {hasPasskey && (
              <button
                type="button"
                className="button button--primary"
                disabled={isBusy}
                onClick={() => void byDevice()}
              >
                {t('confirmation.passkey')}
              </button>
            )}
            <button
              type="button"
              className={hasPasskey ? 'button' : 'button button--primary'}
              disabled={isBusy}
              onClick={() => void byMail()}
            >
              {t(isMailed ? 'confirmation.mail' : 'signInScreen.ask')}
            </button>
            {cancel}
          </div>
        </>
      ) : (
        <form onSubmit={confirm} noValidate>
          <p role="status">
            {isMailed ? t('confirmation.sent', { email: sentTo }) : t('signInScreen.askOperator')}
          </p>
          <OutboxNote />
          <CodeField problem={problem} />
          <div className="dialog__actions">
            <button className="button button--primary" disabled={isBusy}>
              {t('confirmation.confirm')}
            </button>
            {cancel}
          </div>
        </form>
      )}
    </dialog>
  )
}
