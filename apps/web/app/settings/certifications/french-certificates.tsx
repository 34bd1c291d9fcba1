import {
  certificationAnchor,
  type CertificationOffer,
  certificationsBehind,
  frenchCertificates,
  paths,
  type SessionUser,
} from '@cairn/contract'
import { Link } from 'react-router'
import { holdsCertification } from '#shared/certifications/holds-certification.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

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
    <details id={certificationAnchor(slug)} className="certification">
      <summary>
        <h4 lang="fr">{title}</h4>
        <span className={isHeld ? 'certification__held' : 'soft'}>
          {isHeld
            ? t('certifications.held')
            : t('certifications.done', { done: held.size, total: parts.length })}
        </span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('certifications.certification')}</th>
            <th scope="col">{t('certifications.state')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">
                <Link to={{ hash: certificationAnchor(part.slug) }}>{part.title}</Link>
              </th>
              <td className={held.has(part) ? undefined : 'soft'}>
                {t(held.has(part) ? 'certifications.held' : 'certifications.open')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isHeld && (
        <Link
          className="button"
          to={paths.certification(user.username, slug)}
          aria-label={t('certifications.showOf', { title })}
        >
          {t('certifications.show')}
        </Link>
      )}
    </details>
  )
}
