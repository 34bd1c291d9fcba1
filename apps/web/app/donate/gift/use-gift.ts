import type { GiftPlace } from '@cairn/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useIsClient } from '#shared/use-is-client.ts'
import { attemptedGift } from '#donate/gift/attempt.ts'
import { type Gift, giftQuery, isToBePaid, readGift, readPlace } from './gift.ts'

type ChosenGift = {
  gift: Gift
  place: GiftPlace
  isPaying: boolean
  /** The reader has come back from a provider's page without paying. */
  isCancelled: boolean
  change: (gift: Gift, isPaying: boolean) => void
}

/** The gift in the address. The page is rendered for everyone, and shows the usual gift before its scripts run. */
export function useGift(): ChosenGift {
  const [parameters, setParameters] = useSearchParams()
  // The address changes a moment later, in which a radio button would jump back.
  const [chosen, setChosen] = useState<Gift>()
  const known = useIsClient() ? parameters : new URLSearchParams()
  const place = readPlace(known)
  // A provider's page leads back without saying how much it was.
  const isBack = known.has('cancelled') || known.has('paypal')
  const gift = chosen ?? (isBack ? attemptedGift() : undefined) ?? readGift(known)
  return {
    gift,
    place,
    isPaying: isToBePaid(known),
    isCancelled: known.has('cancelled'),
    change: (next, isPaying) => {
      setChosen(next)
      setParameters(giftQuery(next, place, isPaying), { replace: true, preventScrollReset: true })
    },
  }
}
