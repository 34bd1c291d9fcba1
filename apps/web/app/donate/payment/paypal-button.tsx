import type { DonationSettings } from '@cairn/contract'
import { useEffect, useState } from 'react'
import type { Gift } from '#donate/gift/gift.ts'
import { payInWindow } from './pay-in-window.ts'
import { openPayPal, type PayPal, payPalScriptAt } from './paypal.ts'
import { ScriptNotice } from './script-notice.tsx'
import type { Payment } from './use-payment.ts'
import { useScript } from './use-script.ts'

type PayPalButtonProps = {
  settings: NonNullable<DonationSettings['paypal']>
  gift: Gift
  payment: Payment
}

/** The provider's own button, which opens its window. */
export function PayPalButton({ settings, gift, payment }: PayPalButtonProps) {
  const { clientId, scriptOrigin } = settings
  const script = useScript(payPalScriptAt(scriptOrigin))
  const [paypal, setPayPal] = useState<PayPal>()
  const isLoaded = script.loading === 'loaded'
  useEffect(() => {
    // A script that does not start leaves its page without a button, and the link below it.
    if (isLoaded) openPayPal(clientId).then(setPayPal, () => undefined)
  }, [isLoaded, clientId])
  const pay = (opened: PayPal) =>
    payment.pay(gift, 'paypal', async (attemptId, show) => {
      show({ is: 'approving' })
      return payInWindow(opened, { ...gift, attemptId })
    })
  return (
    <>
      <ScriptNotice script={script} />
      {paypal && <paypal-button type="donate" className="payment__paypal" onClick={() => void pay(paypal)} />}
    </>
  )
}
