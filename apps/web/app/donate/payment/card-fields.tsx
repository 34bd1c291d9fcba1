import { type FormEvent, useMemo } from 'react'
import type { Gift } from '#donate/gift/gift.ts'
import { useAttempt } from '#donate/gift/use-attempt.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { chargeCard } from './charge-card.ts'
import { GiveButton } from './give-button.tsx'
import { failedWith, stopped } from './outcome.ts'
import type { Stripe } from './stripe.ts'
import { useElement } from './use-element.ts'
import { useStripeLook } from './use-stripe-look.ts'
import type { Payment } from './use-payment.ts'

type CardFieldsProps = { stripe: Stripe; gift: Gift; payment: Payment }

/** The provider's fields for a card; their contents never reach the school. */
export function CardFields({ stripe, gift, payment }: CardFieldsProps) {
  const { t } = useTranslation()
  useAttempt(gift, 'card')
  const look = useStripeLook(gift)
  const group = useMemo(
    () => ({ ...look, paymentMethodTypes: ['card'], paymentMethodCreation: 'manual' }),
    [look],
  )
  const { place, elements } = useElement(stripe, { type: 'payment', group, options: {} })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!elements) return
    void payment.pay(gift, 'card', async (attemptId, show) => {
      if ((await elements.submit()).error) return stopped
      const { paymentMethod, error } = await stripe.createPaymentMethod({ elements })
      if (!paymentMethod)
        return error?.type === 'validation_error' ? stopped : failedWith('donate.states.error-2')
      return chargeCard(gift, { attemptId, paymentMethodId: paymentMethod.id }, async (clientSecret) => {
        show({ is: 'authenticating' })
        const { paymentIntent } = await stripe.confirmCardPayment(clientSecret)
        return paymentIntent?.status === 'succeeded'
      })
    })
  }
  return (
    <form onSubmit={submit} aria-label={t('donate.card.label')}>
      <div ref={place} className="payment__fields" />
      <p className="soft">{t('donate.card.safety')}</p>
      <GiveButton gift={gift} payment={payment} />
    </form>
  )
}
