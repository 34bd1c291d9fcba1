import { paths, splitLanguage } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call, type CallRefusal } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The target of a mailed link. Its secret follows the `#`, which is never sent to a server. */
export default function ConfirmScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<CallRefusal | null>(null)
  const hasBegun = useRef(false)

  useEffect(() => {
    // A token works once, and React mounts twice in development.
    if (hasBegun.current) return
    hasBegun.current = true
    const token = new URLSearchParams(location.hash.slice(1)).get('t') ?? ''
    const confirm = async () => {
      const answer = await call('confirmSignIn', { body: { token } })
      if (!answer.ok) {
        const key = answer.refusal.status === 400 ? 'signin.link-expired' : answer.refusal.key
        setRefusal({ ...answer.refusal, key })
        return
      }
      await refreshSessionUser()
      showFlash('flash.signin-success', 'success')
      await navigate(splitLanguage(answer.value.returnTo).path, { replace: true })
    }
    void confirm()
  }, [navigate])

  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('signInScreen.confirmTitle') })}</title>
      <div className="card" role="status">
        <h1>{t('signInScreen.confirmTitle')}</h1>
        {refusal === null ? (
          <p>{t('signInScreen.confirming')}</p>
        ) : (
          <>
            <p>{t(refusal.key, refusal.variables)}</p>
            <Link className="button button--primary" to={paths.signIn}>
              {refusal.key === 'signin.code-needed' ? t('signInScreen.typeCode') : t('signInScreen.askAgain')}
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
