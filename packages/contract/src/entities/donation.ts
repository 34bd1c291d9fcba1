import * as z from 'zod/mini'

/** Once, or every month until the donor ends it. */
export const donationDurations = ['month', 'onetime'] as const
export const DonationDuration = z.enum(donationDurations)
export type DonationDuration = z.infer<typeof DonationDuration>

/** What a monthly gift is paid with: a card that can be changed here, or an account at PayPal. */
export const giftMeans = ['card', 'paypal'] as const
export type GiftMeans = (typeof giftMeans)[number]

/**
 * 128 random bits in hexadecimal that a page draws for each gift and sends with every try, so that a second click is
 * not a second gift (docs/reference/donations.md, “Attempts”).
 */
export const AttemptId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** The states of an attempt to donate (docs/reference/donations.md, “States”). */
export const donationStatuses = [
  'created',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
] as const
export type DonationStatus = (typeof donationStatuses)[number]

/** How this school takes donations, as its pages need to know. At least one way is open. */
export type DonationSettings = {
  /** The card provider's publishable key, which is no secret, and where its script comes from; null without cards. */
  stripe: { publishableKey: string; scriptOrigin: string } | null
  /** PayPal's id of this school, which is no secret, and where its script comes from; null without PayPal. */
  paypal: { clientId: string; scriptOrigin: string } | null
  /** Where patrons go; nothing about them is recorded here. */
  patreonUrl: string | null
  /** Gifts are only played, with no money: never in production. */
  isDemo: boolean
}
