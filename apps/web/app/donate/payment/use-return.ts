import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { isAttemptId } from '#donate/gift/attempt.ts'
import type { Gift } from '#donate/gift/gift.ts'
import type { Payment } from './use-payment.ts'

/** Asks whether the gift has arrived, for a reader who comes back from PayPal. */
export function useReturn(gift: Gift, payment: Payment): void {
  const [parameters] = useSearchParams()
  const attemptId = parameters.get('paypal')
  const ask = useEffectEvent((id: string) => void payment.ask({ gift, way: 'paypal', attemptId: id }))
  useEffect(() => {
    if (isAttemptId(attemptId)) ask(attemptId)
  }, [attemptId])
}
