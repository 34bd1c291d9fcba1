import {
  type DonationDuration,
  donationDurations,
  type GiftPlace,
  giftPlaces,
  limits,
  paths,
} from '@cairn/contract'

/** How much, in cents, and how often. */
export type Gift = { amount: (typeof limits.donationAmounts)[number]; duration: DonationDuration }

export const usualGift: Gift = { amount: limits.defaultDonationAmount, duration: 'month' }

/** The gift that an address names; the usual one for whatever it leaves out or has wrong. */
export function readGift(parameters: URLSearchParams): Gift {
  const amount = limits.donationAmounts.find((one) => String(one) === parameters.get('amount'))
  const duration = donationDurations.find((one) => one === parameters.get('duration'))
  return { amount: amount ?? usualGift.amount, duration: duration ?? usualGift.duration }
}

/** Where the gift was chosen, by the address. */
export function readPlace(parameters: URLSearchParams): GiftPlace {
  return giftPlaces.find((place) => place === parameters.get('from')) ?? 'Donate Page'
}

/** Whether the gift has been chosen, and is now paid for. */
export function isToBePaid(parameters: URLSearchParams): boolean {
  return parameters.get('step') === 'pay'
}

/** The query of the page for a gift, so that a reload, or signing in on the way, loses nothing of it. */
export function giftQuery({ amount, duration }: Gift, place: GiftPlace, isPaying: boolean): URLSearchParams {
  return new URLSearchParams({
    amount: String(amount),
    duration,
    from: place,
    ...(isPaying && { step: 'pay' }),
  })
}

/** The page on which a gift is paid for. It is a document of its own, because it may load a provider's script. */
export function paymentPathOf(gift: Gift, place: GiftPlace): string {
  return `${paths.donate}?${giftQuery(gift, place, true).toString()}`
}
