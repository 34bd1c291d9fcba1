import type { DonationSettings } from '@cairn/contract'
import { useMemo } from 'react'
import type { Gift } from '#donate/gift/gift.ts'
import { CardEntry } from './card-entry.tsx'
import { CardFields } from './card-fields.tsx'
import { ScriptNotice } from './script-notice.tsx'
import { openStripe, stripeScriptAt } from './stripe.ts'
import type { Payment } from './use-payment.ts'
import { useScript } from './use-script.ts'
import { WalletButton } from './wallet-button.tsx'

type StripePaymentProps = {
  settings: NonNullable<DonationSettings['stripe']>
  gift: Gift
  payment: Payment
}

/** Paying by wallet or card, in fields that the provider's script shows. */
export function StripePayment({ settings, gift, payment }: StripePaymentProps) {
  const { publishableKey, scriptOrigin } = settings
  const script = useScript(stripeScriptAt(scriptOrigin))
  const isLoaded = script.loading === 'loaded'
  const stripe = useMemo(
    () => (isLoaded ? openStripe(publishableKey) : undefined),
    [isLoaded, publishableKey],
  )
  return (
    <>
      <ScriptNotice script={script} />
      {stripe && (
        <>
          <WalletButton stripe={stripe} gift={gift} payment={payment} />
          <CardEntry gift={gift}>
            <CardFields stripe={stripe} gift={gift} payment={payment} />
          </CardEntry>
        </>
      )}
    </>
  )
}
