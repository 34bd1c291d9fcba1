import * as z from 'zod/mini'
import { completionLevels } from './completion-levels.ts'
import { DonationDuration } from './entities/donation.ts'
import { ChallengeId } from './entities/identifiers.ts'
import { ExperimentName, Variant } from './features.ts'
import { donationAmounts, maxEventsAtOnce, maxLoggedTests } from './limits.ts'

const challenge_id = ChallengeId
const failed_tests = z
  .array(z.int().check(z.gte(1), z.lte(maxLoggedTests)))
  .check(z.minLength(1), z.maxLength(maxLoggedTests))

const amount = z.literal([...donationAmounts])
const ways = ['PayPal', 'Stripe', 'Stripe Card'] as const

/** Where a gift was chosen. */
export const giftPlaces = ['Donate Page', 'Modal', 'Certificate'] as const
export type GiftPlace = (typeof giftPlaces)[number]
export type GiftWay = (typeof ways)[number]

const givings = giftPlaces.flatMap((place) =>
  ways.map((way) => `${place} ${way} Payment Submission` as const),
)
const patreonClicks = giftPlaces.map((place) => `${place} Patreon Payment Redirection` as const)

/**
 * What the school counts, with the names that existing reports know. Nothing in an event says who the camper is
 * (docs/reference/features.md, “Events”).
 */
export const AnalyticsEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('sign_in') }),
  z.strictObject({
    event: z.literal('user_data'),
    completed_at_least: z.literal(completionLevels),
  }),
  /** A lesson that is not done yet was opened, and left before it was. */
  z.strictObject({ event: z.literal('challenge_opened'), challenge_id }),
  z.strictObject({ event: z.literal('challenge_left'), challenge_id }),
  z.strictObject({ event: z.literal('tests-completed'), challenge_id }),
  z.strictObject({ event: z.literal('tests-failed'), challenge_id }),
  /** Which tests of the code failed, counted from 1. */
  z.strictObject({ event: z.literal('challenge_failed'), challenge_id, failed_tests }),
  z.strictObject({
    event: z.literal('experiment_viewed'),
    experiment_id: ExperimentName,
    variation_id: Variant,
  }),
  z.strictObject({
    event: z.literal('donation'),
    action: z.literal(givings),
    duration: DonationDuration,
    amount,
    completed_at_least: z.literal(completionLevels),
  }),
  z.strictObject({
    event: z.literal('donation_related'),
    action: z.literal([
      'Learn Donation Alert Click',
      'Certification Donation Alert Click',
      'Modal Become Supporter Click',
      'Amount Confirmation Clicked',
      'Select Amount Tab Clicked',
      'Edit Amount Clicked',
      ...patreonClicks,
    ]),
    amount: z.optional(amount),
  }),
  z.strictObject({
    event: z.literal('donation_view'),
    action: z.literal([
      'Displayed Block Donation Modal',
      'Displayed Progress Donation Modal',
      'Displayed Donate Page',
      'Displayed Certificate Donation',
    ]),
  }),
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

/** Events of one visit. Its number is drawn when a page loads and stored nowhere in the browser. */
export const AnalyticsBatch = z.strictObject({
  visit: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  events: z.array(AnalyticsEvent).check(z.minLength(1), z.maxLength(maxEventsAtOnce)),
})
export type AnalyticsBatch = z.infer<typeof AnalyticsBatch>
