import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Gift } from '#donate/gift/gift.ts'
import type { Payment } from './use-payment.ts'

/** Asks whether the gift has arrived, for a reader who comes back from PayPal. */
export function useReturn(gift: Gift, payment: Payment): void {
  const [parameters] = useSearchParams()
  const attemptId = parameters.get('paypal')
  const ask = useEffectEvent((id: string) => void payment.ask({ gift, way: 'paypal', attemptId: id }))
  useEffect(() => {
    if (attemptId !== null) ask(attemptId)
  }, [attemptId])
}
