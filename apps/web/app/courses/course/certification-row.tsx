import { type CertificationOffer, findCertificationIdentity, paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { countDone } from '#shared/course-progress.ts'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type CertificationRowProps = { certification: CertificationOffer; completed: ReadonlySet<string> }

/** The certification that a course leads to: what it asks for, and the way to claim or see it. */
export function CertificationRow({ certification, completed }: CertificationRowProps) {
  const { t } = useTranslation()
  const { lang } = useLessonLanguage()
  const user = useSessionUser()
  const { slug, title, requirements } = certification
  const done = countDone(
    requirements.map(({ id }) => id),
    completed,
  )
  const flag = findCertificationIdentity(slug)?.flag
  const isHeld = user && flag ? user[flag] : false
  const isReady = done === requirements.length
  return (
    <section className="card block-card" id="claim-cert-block">
      <h2>{t('learn.certification.title', { title })}</h2>
      <p>{t('learn.certification.asks', { done, count: requirements.length })}</p>
      <ol className="lesson-list" lang={lang}>
        {requirements.map(({ id, title: name, path }) => (
          <li key={id} data-done={completed.has(id)}>
            {path === null ? name : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
      {user && (isHeld || isReady) && (
        <Link
          className="button button--primary"
          to={
            isHeld
              ? paths.certification(user.username, slug)
              : `${paths.settingsOf('certifications')}#cert-${slug}`
          }
        >
          {t(isHeld ? 'learn.certification.show' : 'learn.certification.claim')}
        </Link>
      )}
      {user === null && isReady && (
        <Link className="button button--primary" to={paths.signInTo(paths.settingsOf('certifications'))}>
          {t('learn.certification.signIn')}
        </Link>
      )}
    </section>
  )
}
