import {
  certificationAnchor,
  type CertificationOffer,
  type CertificationRequirement,
  type CompletedChallenge,
  type CompletionOutline,
  findCertificationById,
  type SessionUser,
} from '@cairn/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { holdsCertification } from '#shared/certifications/holds-certification.ts'
import { LateRerunReport } from '#reruns/late-rerun-report.tsx'
import { useClaimFocus } from '#shared/certifications/use-claim-focus.ts'
import { useClaim } from '#shared/certifications/use-claim.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { outlineOf } from '#solutions/outline-of.ts'
import { FoldedCertification } from './folded-certification.tsx'
import { ShowCertificateLink } from './show-certificate-link.tsx'

export type RenderSolution = (completed: CompletionOutline, title: string, path: string | null) => ReactNode

type CertificationEntryProps = {
  offer: CertificationOffer
  user: SessionUser
  renderSolution: RenderSolution
}

const fullStack = 'full-stack'

/** A certification with its requirements, what is known of them, and the button that claims it. */
export function CertificationEntry({ offer, user, renderSolution }: CertificationEntryProps) {
  const { t } = useTranslation()
  const { slug, title, requirements } = offer
  const completed = new Map(user.completedChallenges.map((one) => [one.id, one]))
  const done = requirements.filter(({ id }) => completed.has(id))
  const isHeld = holdsCertification(user, offer)
  const isFullStack = slug === fullStack
  return (
    <FoldedCertification
      slug={slug}
      title={isFullStack ? t('certifications.titled', { title }) : title}
      isHeld={isHeld}
      done={done.length}
      madeOf={isFullStack ? 'certification' : 'project'}
      requirements={requirements.map((requirement) => ({
        id: requirement.id,
        name: <RequirementLink requirement={requirement} />,
        state: (
          <State
            completed={completed.get(requirement.id)}
            requirement={requirement}
            render={renderSolution}
          />
        ),
      }))}
    >
      <LateRerunReport projects={done} />
      <ClaimButton
        offer={offer}
        user={user}
        isHeld={isHeld}
        isOutOfReach={isFullStack && done.length < requirements.length}
      />
    </FoldedCertification>
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
  if (isHeld) return <ShowCertificateLink ref={link} username={user.username} slug={slug} title={title} />
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
