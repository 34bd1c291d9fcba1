import type { DonationSettings } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { AlreadyGiving } from './already-giving.tsx'
import { GiftForm } from './gift/gift-form.tsx'
import { useGift } from './gift/use-gift.ts'
import { useGiftWords } from './gift/use-gift-words.ts'
import { PaymentPanel } from './payment/payment-panel.tsx'
import { PaymentStatus } from './payment/payment-status.tsx'
import { usePayment } from './payment/use-payment.ts'
import { useReturn } from './payment/use-return.ts'
import { Thanks } from './thanks.tsx'
import { useLeaveAsDocument } from './use-leave-as-document.ts'

/** The way from choosing a gift to having given it. */
export function Giving({ settings }: { settings: DonationSettings }) {
  const { t } = useTranslation()
  const { sum } = useGiftWords()
  const user = useSessionUser()
  const { gift, place, isPaying, isCancelled, change } = useGift()
  const payment = usePayment(place)
  const heading = useRef<HTMLHeadingElement>(null)
  useReturn(gift, payment)
  useLeaveAsDocument()
  useEffect(() => analytics.track({ event: 'donation_view', action: 'Displayed Donate Page' }), [])
  if (payment.state.is === 'done') return <Thanks />
  if (user?.isDonating) return <AlreadyGiving />
  /** The button that was pressed disappears, so the heading takes the keyboard focus. */
  const goTo = (step: 'gift' | 'payment') => {
    change(gift, step === 'payment')
    heading.current?.focus()
  }
  const edit = () => {
    analytics.track({ event: 'donation_related', action: 'Edit Amount Clicked' })
    goTo('gift')
  }
  const isFree = payment.state.is === 'ready'
  return (
    <section className="card giving" aria-labelledby="giving-title">
      <div className="giving__head">
        <h2 id="giving-title" ref={heading} tabIndex={-1}>
          {t('donate.chosen', { sum: sum(gift) })}
        </h2>
        {isPaying && (
          <button type="button" className="button" disabled={!isFree} onClick={edit}>
            {t('donate.edit')}
          </button>
        )}
      </div>
      {isCancelled && <p className="notice">{t('donate.states.cancelled')}</p>}
      {isPaying && <PaymentPanel settings={settings} gift={gift} place={place} payment={payment} />}
      {!isPaying && isFree && (
        <GiftForm gift={gift} onChange={(next) => change(next, false)} onGoOn={() => goTo('payment')} />
      )}
      <PaymentStatus payment={payment} />
    </section>
  )
}
