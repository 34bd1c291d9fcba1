import type { DonationSettings, GiftPlace } from '@cairn/contract'
import { useState } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import type { Gift } from '#donate/gift/gift.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PayPalPayment } from './paypal-payment.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { StripePayment } from './stripe-payment.tsx'
import type { Payment } from './use-payment.ts'

type PaymentPanelProps = { settings: DonationSettings; gift: Gift; place: GiftPlace; payment: Payment }

/** The ways to pay. A provider's script is loaded once its way has been chosen, and not before. */
export function PaymentPanel({ settings, gift, place, payment }: PaymentPanelProps) {
  const { t } = useTranslation()
  const { stripe, paypal, patreonUrl, isDemo } = settings
  const [way, setWay] = useState<'card' | 'paypal'>()
  const ways = [...(stripe || isDemo ? (['card'] as const) : []), ...(paypal ? (['paypal'] as const) : [])]
  const isFree = payment.state.is === 'ready'
  return (
    <section className="payment" aria-labelledby="ways-of-paying">
      <h3 id="ways-of-paying">{t('donate.ways.label')}</h3>
      {isDemo && <p className="notice">{t('donate.demo')}</p>}
      <div className="payment__ways">
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={one === way}
            disabled={!isFree}
            onClick={() => setWay(one)}
          >
            {t(`donate.ways.${one}`)}
          </button>
        ))}
        {patreonUrl !== null && (
          <a
            className="button"
            href={patreonUrl}
            rel="noreferrer"
            onClick={() =>
              analytics.track({
                event: 'donation_related',
                action: `${place} Patreon Payment Redirection`,
                amount: gift.amount,
              })
            }
          >
            {t('donate.ways.patreon')} <span aria-hidden="true">↗</span>
          </a>
        )}
      </div>
      {patreonUrl !== null && <p className="soft">{t('donate.ways.patreonNote')}</p>}
      {way === 'card' && isDemo && <Rehearsal gift={gift} payment={payment} />}
      {way === 'card' && stripe && <StripePayment settings={stripe} gift={gift} payment={payment} />}
      {way === 'paypal' && paypal && <PayPalPayment settings={paypal} gift={gift} payment={payment} />}
    </section>
  )
}
