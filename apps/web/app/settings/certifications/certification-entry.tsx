import {
  certificationAnchor,
  type CertificationOffer,
  type CertificationRequirement,
  type CompletedChallenge,
  type CompletionOutline,
  findCertificationById,
  paths,
  type SessionUser,
} from '@cairn/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { holdsCertification } from '#shared/certifications/holds-certification.ts'
import { LateRerunReport } from '#reruns/late-rerun-report.tsx'
import { useClaimFocus } from '#shared/certifications/use-claim-focus.ts'
import { useClaim } from '#shared/certifications/use-claim.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { outlineOf } from '#solutions/outline-of.ts'

export type RenderSolution = (completed: CompletionOutline, title: string, path: string | null) => ReactNode

type CertificationEntryProps = {
  offer: CertificationOffer
  user: SessionUser
  renderSolution: RenderSolution
}

const fullStack = 'full-stack'

/** A certification with its requirements, folded until the camper opens it or the address names it. */
export function CertificationEntry({ offer, user, renderSolution }: CertificationEntryProps) {
  const { t } = useTranslation()
  const { slug, title, requirements } = offer
  const { hash } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hash !== `#${certificationAnchor(slug)}` || !details.current) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [hash, slug])

  const completed = new Map(user.completedChallenges.map((one) => [one.id, one]))
  const done = requirements.filter(({ id }) => completed.has(id)).length
  const isHeld = holdsCertification(user, offer)
  return (
    <details ref={details} id={certificationAnchor(slug)} className="certification">
      <summary>
        <h4>{slug === fullStack ? t('certifications.titled', { title }) : title}</h4>
        <span className={isHeld ? 'certification__held' : 'soft'}>
          {isHeld ? t('certifications.held') : t('certifications.done', { done, total: requirements.length })}
        </span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {t(slug === fullStack ? 'certifications.certification' : 'certifications.project')}
            </th>
            <th scope="col">{t('certifications.state')}</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map((requirement) => (
            <tr key={requirement.id}>
              <th scope="row">
                <RequirementLink requirement={requirement} />
              </th>
              <td>
                <State
                  completed={completed.get(requirement.id)}
                  requirement={requirement}
                  render={renderSolution}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <LateRerunReport projects={requirements.filter(({ id }) => completed.has(id))} />
      <ClaimButton
        offer={offer}
        user={user}
        isHeld={isHeld}
        isOutOfReach={slug === fullStack && done < requirements.length}
      />
    </details>
  )
}

/** A link to a lesson, or to another certification on this page. */
function RequirementLink({ requirement: { id, title, path } }: { requirement: CertificationRequirement }) {
  const certification = findCertificationById(id)
  if (certification)
    return <Link to={{ hash: certificationAnchor(certification.certSlug) }}>{certification.title}</Link>
  return path === null ? title : <Link to={path}>{title}</Link>
}

type StateProps = {
  completed: CompletedChallenge | undefined
  requirement: CertificationRequirement
  render: RenderSolution
}

function State({ completed, requirement: { id, title, path }, render }: StateProps) {
  const { t } = useTranslation()
  if (!completed) return <span className="soft">{t('certifications.open')}</span>
  return (
    <span className="certification__done">
      <span>
        <span aria-hidden="true">✓</span> {t('certifications.finished')}
      </span>
      {/* A certification that counts as a project has its solutions in an entry of its own. */}
      {!findCertificationById(id) && render(outlineOf(completed), title, path)}
    </span>
  )
}

type ClaimButtonProps = {
  offer: CertificationOffer
  user: SessionUser
  isHeld: boolean
  /** Not a link that explains what is missing, because that is listed above and claimed on this page. */
  isOutOfReach: boolean
}

function ClaimButton({ offer, user, isHeld, isOutOfReach }: ClaimButtonProps) {
  const { t } = useTranslation()
  const { isClaiming, claim } = useClaim(user)
  const { title, slug } = offer
  const { link, notePress } = useClaimFocus(isHeld)
  const press = () => {
    notePress()
    void claim(offer)
  }
  if (isHeld) {
    return (
      <Link
        ref={link}
        className="button"
        to={paths.certification(user.username, slug)}
        aria-label={t('certifications.showOf', { title })}
      >
        {t('certifications.show')}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className="button button--primary"
      aria-label={t('certifications.claimOf', { title })}
      disabled={isClaiming || isOutOfReach}
      onClick={press}
    >
      {t('certifications.claim')}
    </button>
  )
}
