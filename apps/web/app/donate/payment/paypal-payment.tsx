import { createPayPalPayment } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import type { Gift } from '#donate/gift/gift.ts'
import { useAttempt } from '#donate/gift/use-attempt.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { outcomeOf, stopped } from './outcome.ts'
import type { Payment } from './use-payment.ts'

/** Leads to the provider's own page, which leads back. */
export function PayPalPayment({ gift, payment }: { gift: Gift; payment: Payment }) {
  const { t } = useTranslation()
  useAttempt(gift, 'paypal')
  const goThere = () =>
    payment.pay(gift, 'paypal', async (attemptId) => {
      const answer = await call(createPayPalPayment, { body: { ...gift, attemptId } })
      if (!answer.ok) return outcomeOf(answer.refusal)
      location.assign(answer.value.approveUrl)
      return stopped
    })
  return (
    <button
      type="button"
      className="button button--primary button--large"
      disabled={payment.state.is !== 'ready'}
      onClick={() => void goThere()}
    >
      {t('donate.ways.goToPaypal')}
    </button>
  )
}
