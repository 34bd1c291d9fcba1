import { type CertificationOffer, paths, type SessionUser } from '@cairn/contract'
import { Link } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { holdsCertification } from '#shared/certifications/holds-certification.ts'
import { LateRerunReport } from '#reruns/late-rerun-report.tsx'
import { useClaimFocus } from '#shared/certifications/use-claim-focus.ts'
import { useClaim } from '#shared/certifications/use-claim.ts'
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
  const isReady = done === requirements.length
  const isHeld = user != null && holdsCertification(user, certification)
  return (
    <section className="card block-card" id="claim-cert-block">
      <h2>{t('learn.certification.title', { title })}</h2>
      <p>
        {isHeld
          ? t('learn.certification.held')
          : t(isReady ? 'learn.certification.ready' : 'learn.certification.asks', {
              done,
              count: requirements.length,
            })}
      </p>
      <ol className="lesson-list" lang={lang}>
        {requirements.map(({ id, title: name, path }) => (
          <li key={id} data-done={completed.has(id)}>
            {path === null ? name : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
      {user && isReady && <LateRerunReport projects={requirements} />}
      {user && <OwnCertification user={user} offer={certification} isReady={isReady} isHeld={isHeld} />}
      {user === null && isReady && (
        <Link className="button button--primary" to={paths.signInTo(paths.certificationClaim(slug))}>
          {t('learn.certification.signIn')}
        </Link>
      )}
    </section>
  )
}

type OwnCertificationProps = {
  user: SessionUser
  offer: CertificationOffer
  isReady: boolean
  isHeld: boolean
}

/** The certificate of a camper who holds it, or the button that claims what has been earned. */
function OwnCertification({ user, offer, isReady, isHeld }: OwnCertificationProps) {
  const { t } = useTranslation()
  const { isClaiming, claim } = useClaim(user)
  const { link, notePress } = useClaimFocus(isHeld)
  if (isHeld) {
    return (
      <Link ref={link} className="button button--primary" to={paths.certification(user.username, offer.slug)}>
        {t('learn.certification.show')}
      </Link>
    )
  }
  if (!isReady) return null
  return (
    <div className="block-card__actions">
      <button
        type="button"
        className="button button--primary"
        disabled={isClaiming}
        onClick={() => {
          notePress()
          void claim(offer)
        }}
      >
        {t('learn.certification.claim')}
      </button>
      {/* A claim asks for a promise and a name, which are given there. */}
      {!(user.isHonest && user.name) && (
        <Link to={paths.certificationClaim(offer.slug)}>{t('learn.certification.settings')}</Link>
      )}
    </div>
  )
}
