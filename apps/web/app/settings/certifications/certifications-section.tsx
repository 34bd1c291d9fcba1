import { type CertificationOffer, findCertificationIdentity, type SessionUser } from '@cairn/contract'
import { useMemo, useState } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CertificationEntry, type RenderSolution } from './certification-entry.tsx'
import { FrenchCertificates } from './french-certificates.tsx'
import { orderOffers } from './order-offers.ts'

type CertificationsSectionProps = {
  /** Undefined while they are loading. */
  offers: readonly CertificationOffer[] | undefined
  user: SessionUser
  renderSolution: RenderSolution
}

/** All certifications that have lessons or are held, current ones first. */
export function CertificationsSection({ offers, user, renderSolution }: CertificationsSectionProps) {
  const { t } = useTranslation()
  // The order stays while the page is open: what is claimed does not jump away.
  const [atFirst] = useState(user)
  const ordered = useMemo(() => orderOffers(offers ?? [], atFirst), [offers, atFirst])
  const groups = Object.groupBy(ordered, ({ slug }) =>
    findCertificationIdentity(slug)?.kind === 'legacy' ? 'legacy' : 'current',
  )
  return (
    <SettingsSection
      id="certifications"
      title={t('certifications.title')}
      explanation={t('certifications.explanation')}
    >
      {offers === undefined && <p role="status">{t('settings.loading')}</p>}
      {(['current', 'legacy'] as const).map(
        (kind) =>
          groups[kind] && (
            <div key={kind} className="certifications__group">
              <h3>{t(`certifications.${kind}`)}</h3>
              {groups[kind].map((offer) => (
                <CertificationEntry
                  key={offer.slug}
                  offer={offer}
                  user={user}
                  renderSolution={renderSolution}
                />
              ))}
            </div>
          ),
      )}
      <FrenchCertificates offers={ordered} user={user} />
    </SettingsSection>
  )
}
