import {
  certificationAnchor,
  type CertificationOffer,
  certificationsBehind,
  frenchCertificates,
  type SessionUser,
} from '@cairn/contract'
import { Link } from 'react-router'
import { holdsCertification } from '#shared/certifications/holds-certification.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { FoldedCertification } from './folded-certification.tsx'
import { ShowCertificateLink } from './show-certificate-link.tsx'

type FrenchCertificatesProps = { offers: readonly CertificationOffer[]; user: SessionUser }

/** The certificates in French whose certifications this school offers, and what each one still needs. */
export function FrenchCertificates({ offers, user }: FrenchCertificatesProps) {
  const { t } = useTranslation()
  const shown = Object.entries(frenchCertificates)
    .map(([slug, { title }]) => ({ slug, title, parts: certificationsBehind(slug, offers) }))
    .filter(({ parts }) => parts.length > 0)
  if (shown.length === 0) return null
  return (
    <div className="certifications__group">
      <h3>{t('certifications.french.title')}</h3>
      <p className="soft">{t('certifications.french.explanation')}</p>
      {shown.map((one) => (
        <FrenchCertificate key={one.slug} {...one} user={user} />
      ))}
    </div>
  )
}

type FrenchCertificateProps = {
  slug: string
  title: string
  parts: readonly CertificationOffer[]
  user: SessionUser
}

function FrenchCertificate({ slug, title, parts, user }: FrenchCertificateProps) {
  const { t } = useTranslation()
  const held = new Set(parts.filter((part) => holdsCertification(user, part)))
  const isHeld = held.size === parts.length
  return (
    <FoldedCertification
      slug={slug}
      title={<span lang="fr">{title}</span>}
      isHeld={isHeld}
      done={held.size}
      madeOf="certification"
      requirements={parts.map((part) => ({
        id: part.id,
        name: <Link to={{ hash: certificationAnchor(part.slug) }}>{part.title}</Link>,
        state: held.has(part) ? (
          t('certifications.held')
        ) : (
          <span className="soft">{t('certifications.open')}</span>
        ),
      }))}
    >
      {isHeld && <ShowCertificateLink username={user.username} slug={slug} title={title} />}
    </FoldedCertification>
  )
}
