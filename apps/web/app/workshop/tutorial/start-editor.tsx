import { type Challenge, paths, type SessionUser } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { Link, useHref, useSearchParams } from 'react-router'
import { call } from '#shared/call/call.ts'
import { changeSessionUser } from '#shared/call/session-user.ts'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { DeleteTokenButton } from '#shared/ui/delete-token-button.tsx'
import { editorLink } from './editor-link.ts'

type StartEditorProps = { challenge: Challenge; user: SessionUser | null }

/** The way into the remote editor. Signed-in campers first get a token, by which it reports their progress. */
export function StartEditor({ challenge, user }: StartEditorProps) {
  const { t } = useTranslation()
  const { appOrigin, remoteEditorUrl } = useSite()
  const [search] = useSearchParams()
  const [openedAt] = useState(() => Date.now())
  const [asked, setAsked] = useState<'no' | 'asking' | 'ready'>('no')
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (asked === 'ready') link.current?.focus()
  }, [asked])
  const repository = challenge.url ?? ''
  const path = paths.challenge(challenge)
  const ownPath = useHref(path)
  if (remoteEditorUrl === null)
    return (
      <section className="tutorial">
        <h2>{t('tutorial.start.title')}</h2>
        <p>{t('tutorial.start.none')}</p>
        <a
          className="button"
          href={`https://github.com/${repository}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('tutorial.start.repository')} {t('tutorial.start.newTab')}
        </a>
      </section>
    )
  const ask = async () => {
    setAsked('asking')
    const answer = await call('createUserToken', { body: {} })
    setAsked(answer.ok ? 'ready' : 'no')
    if (answer.ok) changeSessionUser({ userToken: answer.value.userToken })
    else showRefusal(answer.refusal, 'flash.start-project-err')
  }
  const userToken = user?.userToken
  const tempToken = search.get('tempToken')
  const visit = { editorUrl: remoteEditorUrl, repository, returnTo: appOrigin + ownPath, tempToken, openedAt }
  return (
    <section className="tutorial">
      <h2>{t('tutorial.start.title')}</h2>
      <p>{t('tutorial.start.explanation')}</p>
      <p>{t(user ? 'tutorial.start.signedIn' : 'tutorial.start.visitor')}</p>
      {!user && (
        <p>
          <Link to={paths.signInTo(path)}>{t('tutorial.start.signIn')}</Link>
        </p>
      )}
      {user && userToken === undefined ? (
        <button
          type="button"
          className="button button--primary"
          disabled={asked === 'asking'}
          onClick={() => void ask()}
        >
          {t(asked === 'asking' ? 'tutorial.start.asking' : 'tutorial.start.ask')}
        </button>
      ) : (
        <a
          ref={link}
          className="button button--primary"
          href={editorLink({ ...visit, userToken })}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('tutorial.start.open')} {t('tutorial.start.newTab')}
        </a>
      )}
      {userToken !== undefined && (
        <details>
          <summary>{t('tutorial.token.title')}</summary>
          <p>{t('tutorial.token.explanation')}</p>
          <DeleteTokenButton />
        </details>
      )}
    </section>
  )
}
