import type { SessionUser } from '@cairn/contract'
import { useEffect } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { TierChoice } from './tiers/tier-choice.tsx'

/** A small question above a camper's own certificate, unless they give already. */
export function CertificateDonation({ owner }: { owner: SessionUser }) {
  const { donations } = useSite()
  return donations && !owner.isDonating ? <Question /> : null
}

function Question() {
  const { t } = useTranslation()
  useEffect(() => analytics.track({ event: 'donation_view', action: 'Displayed Certificate Donation' }), [])
  return (
    <details className="card certificate-donation">
      <summary>
        {t('donate.certificate.title')} <span className="soft">{t('donate.certificate.text')}</span>
      </summary>
      <TierChoice name="certificate-amount" place="Certificate" label={t('donate.modal.tiers')} />
    </details>
  )
}
