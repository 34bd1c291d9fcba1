import { type DonationSettings } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import type { Gift } from '#donate/gift/gift.ts'
import { useAttempt } from '#donate/gift/use-attempt.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { outcomeOf, stopped } from './outcome.ts'
import { PayPalButton } from './paypal-button.tsx'
import type { Payment } from './use-payment.ts'

type PayPalPaymentProps = {
  settings: NonNullable<DonationSettings['paypal']>
  gift: Gift
  payment: Payment
}

/** Paying in the provider's window, or on its own page, which leads back and needs none of its scripts. */
export function PayPalPayment({ settings, gift, payment }: PayPalPaymentProps) {
  const { t } = useTranslation()
  useAttempt(gift, 'paypal')
  const goThere = () =>
    payment.pay(gift, 'paypal', async (attemptId) => {
      const answer = await call('createPayPalPayment', { body: { ...gift, attemptId } })
      if (!answer.ok) return outcomeOf(answer.refusal)
      location.assign(answer.value.approveUrl)
      return stopped
    })
  return (
    <>
      <PayPalButton settings={settings} gift={gift} payment={payment} />
      <button
        type="button"
        className="button button--large"
        disabled={payment.state.is !== 'ready'}
        onClick={() => void goThere()}
      >
        {t('donate.ways.goToPaypal')}
      </button>
    </>
  )
}
