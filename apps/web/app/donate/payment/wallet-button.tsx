import { useState } from 'react'
import type { Gift } from '#donate/gift/gift.ts'
import { useAttempt } from '#donate/gift/use-attempt.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { failedWith, stopped } from './outcome.ts'
import { payIntent } from './pay-intent.ts'
import type { Stripe } from './stripe.ts'
import { useElement } from './use-element.ts'
import type { Payment } from './use-payment.ts'
import { useStripeLook } from './use-stripe-look.ts'

type WalletButtonProps = { stripe: Stripe; gift: Gift; payment: Payment }

const options = { emailRequired: true, buttonHeight: 48 }

/** The wallets of this browser, for those who have one; no account is needed. */
export function WalletButton({ stripe, gift, payment }: WalletButtonProps) {
  const { t } = useTranslation()
  const user = useSessionUser()
  const [hasWallet, setHasWallet] = useState(true)
  // Campers have one open gift at a time, which the server sees to.
  useAttempt(gift, user === null ? 'wallet' : undefined)
  const { place } = useElement(stripe, {
    type: 'expressCheckout',
    group: useStripeLook(gift),
    options,
    onReady: ({ availablePaymentMethods }) => setHasWallet(availablePaymentMethods !== undefined),
    onConfirm: ({ billingDetails = {} }, elements) => {
      const { email = '', name = '' } = billingDetails
      void payment.pay(gift, 'wallet', async (attemptId) => {
        if ((await elements.submit()).error) return stopped
        return payIntent({ ...gift, attemptId, email, name }, async (clientSecret) => {
          const confirmParams = { return_url: location.href }
          const intent = { elements, clientSecret, confirmParams, redirect: 'if_required' }
          return (await stripe.confirmPayment(intent)).error === undefined
        })
      })
    },
    onCancel: () => void payment.pay(gift, 'wallet', async () => failedWith('donate.states.cancelled')),
  })
  return (
    <section aria-label={t('donate.card.wallet')} hidden={!hasWallet}>
      <div ref={place} className="payment__fields" />
    </section>
  )
}
