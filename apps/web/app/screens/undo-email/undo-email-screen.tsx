import { paths, undoEmailChange } from '@cairn/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '#lib/call.ts'
import { useRefreshSessionUser } from '#lib/session-user.ts'

type Outcome = { text: string; isUndone: boolean }

/**
 * Where the notice to an old address leads. Nothing happens before the button is pressed: programs that look
 * through mail open links, too. The secret stands behind the `#`, which no server sees.
 */
export default function UndoEmailScreen() {
  const { t } = useTranslation()
  const refreshUser = useRefreshSessionUser()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const undo = async () => {
    setIsBusy(true)
    const token = new URLSearchParams(location.hash.slice(1)).get('t') ?? ''
    const answer = await call(undoEmailChange, { body: { token } })
    setIsBusy(false)
    const { key, variables } = answer.ok
      ? { key: answer.value.message, variables: answer.value.variables }
      : answer.refusal
    setOutcome({ text: t(key, variables ?? {}), isUndone: answer.ok })
    await refreshUser()
  }
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('undoEmail.title') })}</title>
      <div className="card">
        <h1>{t('undoEmail.title')}</h1>
        {!outcome?.isUndone && <p>{t('undoEmail.lead')}</p>}
        <p role="status">{outcome?.text}</p>
        {outcome?.isUndone ? (
          <>
            <p>{t('undoEmail.next')}</p>
            <Link
              className="button button--primary"
              to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.signInSettings)}`}
            >
              {t('shell.signIn')}
            </Link>
          </>
        ) : (
          <button
            type="button"
            className="button button--primary"
            disabled={isBusy}
            onClick={() => void undo()}
          >
            {t('undoEmail.undo')}
          </button>
        )}
      </div>
    </div>
  )
}
