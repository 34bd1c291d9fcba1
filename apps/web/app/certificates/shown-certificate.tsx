import {
  type Certificate,
  findCertificationById,
  findFrenchCertificate,
  type PageDataOf,
  paths,
} from '@cairn/contract'
import { Link, useHref } from 'react-router'
import { CertificateDonation } from '#donate/certificate-donation.tsx'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useSite } from '#shared/call/site.ts'
import { LateRerunReport } from '#reruns/late-rerun-report.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHead } from '#shared/ui/page-head.tsx'
import { fetchSolution } from '#solutions/fetch-solution.ts'
import { WithSolutions } from '#solutions/with-solutions.tsx'
import { CertificateActions } from './certificate-actions.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CredentialSection } from './credential/credential-section.tsx'
import { InFrench } from './in-french.tsx'

type ShownCertificateProps = Extract<PageDataOf<'certification'>, { certificate: Certificate }>
type Requirement = ShownCertificateProps['requirements'][number]

/** A certificate, followed by the work that it was given for. */
export function ShownCertificate(page: ShownCertificateProps) {
  const sessionUser = useSessionUser()
  const { certSlug, username } = page.certificate
  const owner = sessionUser?.username === username ? sessionUser : undefined
  const content = <Content {...page} isOwner={owner !== undefined} />
  return (
    <div className="page certificate-page">
      {owner && <CertificateDonation owner={owner} />}
      {findFrenchCertificate(certSlug) ? <InFrench>{content}</InFrench> : content}
    </div>
  )
}

function Content({
  certificate,
  standing,
  requirements,
  isOwner,
}: ShownCertificateProps & { isOwner: boolean }) {
  const { t } = useTranslation()
  const { appOrigin } = useSite()
  const { certSlug, certTitle: title, username, name } = certificate
  const holder = name ?? username
  const address = appOrigin + useHref(paths.certification(username, certSlug))
  const picture = useHref(paths.certificatePicture(username, certSlug))
  const verdict = useVerdict(standing, requirements)
  const description = verdict ?? t('certificate.description', { holder, title })
  return (
    <>
      <PageHead
        title={t('shell.titleSuffix', { title: t('certificate.pageTitle', { holder, title }) })}
        description={description}
        picture={{ path: picture, alt: description }}
      />
      {verdict !== undefined && <p className="notice certificate-verdict">{verdict}</p>}
      <CertificateSheet certificate={certificate} address={address} />
      {!standing && <CertificateActions certificate={certificate} address={address} isOwner={isOwner} />}
      {/* A certificate in French sums up certifications, each of which is signed separately. */}
      {!findFrenchCertificate(certSlug) && (
        <CredentialSection certificate={certificate} requirements={requirements} isOwner={isOwner} />
      )}
      <section className="card certificate-work" aria-labelledby="certificate-work">
        <h2 id="certificate-work">{t('certificate.work')}</h2>
        {isOwner && <LateRerunReport projects={requirements.filter(({ completed }) => completed)} />}
        <Work username={username} requirements={requirements} />
        <p>{t('certificate.honesty', { holder, pledge: t('settings.honesty.pledge') })}</p>
        <p>
          <Link to={paths.reportUser(username)}>{t('certificate.report')}</Link>
        </p>
      </section>
      <nav className="certificate-page__ways">
        <Link to={paths.profile(username)}>{t('certificate.profile')}</Link>
        <Link to={paths.home}>{t('certificate.home')}</Link>
      </nav>
    </>
  )
}

/** Why the school does not stand behind the certificate, in a sentence that does for pictures and results of searches. */
function useVerdict(
  standing: ShownCertificateProps['standing'],
  requirements: readonly Requirement[],
): string | undefined {
  const { t } = useTranslation()
  if (!standing) return undefined
  if (standing.state === 'revoked') return t('credential.takenBack')
  const title = requirements.find(({ id }) => id === standing.challengeId)?.title ?? ''
  return t('credential.refused', { title })
}

function Work({ username, requirements }: { username: string; requirements: readonly Requirement[] }) {
  const { t } = useTranslation()
  return (
    <WithSolutions
      username={username}
      loadSolution={(id) => fetchSolution(username, id)}
      none={t('profile.solution.none')}
    >
      {(renderSolution) => (
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement.id}>
              <RequirementTitle requirement={requirement} username={username} />
              {requirement.completed &&
                !findCertificationById(requirement.id) &&
                renderSolution(requirement.completed, requirement.title, requirement.path)}
            </li>
          ))}
        </ul>
      )}
    </WithSolutions>
  )
}

/** A link to the lesson of a project, or to a certificate that counts as one. */
function RequirementTitle({ requirement, username }: { requirement: Requirement; username: string }) {
  const certification = findCertificationById(requirement.id)
  if (certification) {
    return (
      <Link to={paths.certification(username, certification.certSlug)} lang="en">
        {certification.title}
      </Link>
    )
  }
  const { path, title } = requirement
  return path === null ? <span>{title}</span> : <Link to={path}>{title}</Link>
}
