import { paths } from '@cairn/contract'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { AddressForm, type Sent } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { RecoveryForm } from './recovery-form.tsx'

export default function SignInScreen() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const waitsForCode = useWaitsForCode()
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('signInScreen.title') })}</title>
      <div className="card">
        {user && !waitsForCode ? (
          <>
            <p>{t('signInScreen.already', { username: user.username })}</p>
            <Link className="button button--primary" to={paths.learn}>
              {t('signInScreen.goLearning')}
            </Link>
          </>
        ) : (
          <WaysIn />
        )}
      </div>
    </div>
  )
}

function WaysIn() {
  const { t } = useTranslation()
  const isClient = useIsClient()
  const [searchParams, setSearchParams] = useSearchParams()
  const [sent, setSent] = useState<Sent | null>(null)
  const [isRecovering, setIsRecovering] = useState(false)
  const returnTo = searchParams.get('returnTo')
  const waitsForCode = useWaitsForCode()
  const goBack = () => {
    setSent(null)
    setSearchParams(returnTo ? { returnTo } : {})
  }
  if (sent !== null || waitsForCode) return <CodeForm sent={sent} onBack={goBack} />
  if (isRecovering) return <RecoveryForm returnTo={returnTo} onBack={() => setIsRecovering(false)} />
  return (
    <>
      <AddressForm returnTo={returnTo} onSent={setSent} />
      <div className="ways-in">
        {/* First, because what appears with the scripts must not move links that are already there. */}
        <ProviderButtons returnTo={returnTo} />
        <PasskeySignIn returnTo={returnTo} />
        {isClient && (
          <button type="button" className="button button--plain" onClick={() => setIsRecovering(true)}>
            {t('signInScreen.useRecovery')}
          </button>
        )}
      </div>
    </>
  )
}

/** Whether a service redirected the camper here for a code, because the address belongs to an account. */
function useWaitsForCode(): boolean {
  const [searchParams] = useSearchParams()
  return useIsClient() && searchParams.get('step') === 'code'
}
