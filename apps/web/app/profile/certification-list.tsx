import { type CertificationEntry, type HeldCertifications, paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

type CertificationListProps = { username: string; certifications: HeldCertifications }

/** The certificates of a camper, current ones first. */
export function CertificationList({ username, certifications }: CertificationListProps) {
  const { t } = useTranslation()
  const { hasModernCert, hasLegacyCert, currentCerts, legacyCerts } = certifications
  return (
    <section>
      <h2>{t('profile.certifications.title')}</h2>
      {!hasModernCert && !hasLegacyCert && <p>{t('profile.certifications.none')}</p>}
      {hasModernCert && <Certificates username={username} entries={currentCerts} />}
      {hasLegacyCert && (
        <>
          <h3>{t('profile.certifications.legacy')}</h3>
          <Certificates username={username} entries={legacyCerts} />
        </>
      )}
    </section>
  )
}

function Certificates({ username, entries }: { username: string; entries: readonly CertificationEntry[] }) {
  const { t } = useTranslation()
  const held = entries.filter(({ show }) => show)
  return (
    <ul className="certificates">
      {held.map(({ title, certSlug }) => (
        <li key={certSlug}>
          <Link className="button" to={paths.certification(username, certSlug)}>
            {t('profile.certifications.view', { title })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
