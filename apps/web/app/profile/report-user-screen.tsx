import { couldBeUsername, flashTypeOf, limits, paths } from '@cairn/contract'
import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { call } from '#shared/call/call.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { NotFound } from '#shared/ui/not-found.tsx'

/** Reports a profile to the operator. */
export default function ReportUserScreen() {
  const { username = '' } = useParams()
  return couldBeUsername(username) ? <ReportUser username={username} /> : <NotFound />
}

function ReportUser({ username }: { username: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useSessionUser()
  const id = useId()
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    const answer = await call('reportUser', { body: { username, reportDescription: text } })
    setIsSending(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    const { message, variables } = answer.value
    showFlash(message, flashTypeOf(message), variables)
    await navigate(paths.learn)
  }
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('report.title', { username }) })}</title>
      <div className="card">
        <h1>{t('report.title', { username })}</h1>
        <p>{t('report.explanation')}</p>
        {user === null ? (
          <Link className="button button--primary" to={paths.signInTo(paths.reportUser(username))}>
            {t('shell.signIn')}
          </Link>
        ) : (
          <form onSubmit={(event) => void submit(event)}>
            <div className="field">
              <label htmlFor={id}>{t('report.label')}</label>
              <textarea
                id={id}
                rows={6}
                required
                maxLength={limits.maxReportLength}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </div>
            <button
              type="submit"
              className="button button--primary"
              disabled={isSending || text.trim() === ''}
            >
              {t('report.send')}
            </button>
          </form>
        )}
      </div>
    </div>
  )
}
