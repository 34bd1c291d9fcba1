import type { GiftWay } from '@cairn/contract'

/** How a gift is paid for here. */
export type Way = 'card' | 'wallet' | 'paypal'

/** What reports call it. */
export const namesOfWays: Readonly<Record<Way, GiftWay>> = {
  card: 'Stripe Card',
  wallet: 'Stripe',
  paypal: 'PayPal',
}
