import { flashTypeOf, paths, safeReturnPath, splitLanguage } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '#shared/call/call.ts'
import { changeSessionUser, useSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'

/** After the first sign-in: what the school stores, and whether mail is welcome. Once that is answered, back. */
export default function EmailSignUpScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const user = useSessionUser()
  const [isSaving, setIsSaving] = useState(false)
  const isAnswered = user?.acceptedPrivacyTerms === true
  const returnTo = splitLanguage(safeReturnPath(parameters.get('returnTo'))).path
  useEffect(() => {
    if (isAnswered) void navigate(returnTo, { replace: true })
  }, [isAnswered, returnTo, navigate])
  const answer = async (quincyEmails: boolean) => {
    setIsSaving(true)
    const kept = await call('updatePrivacyTerms', { body: { quincyEmails } })
    setIsSaving(false)
    if (!kept.ok) return showRefusal(kept.refusal)
    showFlash(kept.value.message, flashTypeOf(kept.value.message))
    // At once: fetched again first, the camper could have followed a link, and would be led away from it.
    changeSessionUser({ acceptedPrivacyTerms: true, sendQuincyEmail: quincyEmails })
  }
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('emailSignUp.title') })}</title>
      <div className="card">
        <h1>{t('emailSignUp.title')}</h1>
        <p>{t('emailSignUp.privacy')}</p>
        <p>{t('emailSignUp.question')}</p>
        {user === null ? (
          <Link className="button button--primary" to={paths.signIn}>
            {t('shell.signIn')}
          </Link>
        ) : (
          <div className="dialog__actions">
            <button
              type="button"
              className="button button--primary"
              disabled={isSaving}
              onClick={() => void answer(true)}
            >
              {t('emailSignUp.yes')}
            </button>
            <button type="button" className="button" disabled={isSaving} onClick={() => void answer(false)}>
              {t('emailSignUp.no')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
