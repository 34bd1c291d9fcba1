import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallRefusal } from '#shared/call/call.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { stopAskingDevice } from '#sign-in/device/ask-device.ts'
import { signInWithDevice } from '#sign-in/device/sign-in-with-device.ts'
import { useWelcome } from './use-welcome.ts'

/** Signs in with a passkey: offered in the address field and by a button. */
export function PasskeySignIn({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation()
  const welcome = useWelcome()
  const isSupported = useIsClient() && browserSupportsWebAuthn()
  const [refusal, setRefusal] = useState<Pick<CallRefusal, 'key' | 'variables'> | null>(null)
  // Repeats an offer that the button replaced, or that was answered too late.
  const [offers, setOffers] = useState(0)

  const attempt = async (isAutofill: boolean) => {
    const answer = await signInWithDevice({ returnTo, isAutofill })
    if ('cancelled' in answer) {
      if (isAutofill) return
      setRefusal({ key: 'signin.passkey-cancelled', variables: {} })
    } else if (answer.ok) {
      await welcome(answer.value.returnTo)
      return
    } else {
      setRefusal(answer.refusal)
      if (isAutofill && answer.refusal.key !== 'signin.passkey-expired') return
    }
    setOffers((count) => count + 1)
  }
  const offer = useEffectEvent(() => attempt(true))

  useEffect(() => {
    let isOver = false
    const offerWherePossible = async () => {
      if ((await browserSupportsWebAuthnAutofill()) && !isOver) await offer()
    }
    void offerWherePossible()
    return () => {
      isOver = true
      stopAskingDevice()
    }
  }, [offers])

  if (!isSupported) return null
  return (
    <>
      <button type="button" className="button" onClick={() => attempt(false)}>
        {t('signInScreen.withPasskey')}
      </button>
      <p className="field__error" role="alert">
        {refusal && t(refusal.key, refusal.variables)}
      </p>
    </>
  )
}
