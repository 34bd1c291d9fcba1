import { type GiftMeans, limits } from '@cairn/contract'
import type { Attempt } from './attempts/attempt.ts'

export type Donor = { isDonating: boolean; completedCount: number }

type Problem = 'flash.donation.already' | 'flash.donation.not-taken'

/** Why a camper cannot donate, or cannot yet. */
export function donationProblem(
  donor: Donor | undefined,
  { isTaken }: { isTaken: boolean },
): Problem | undefined {
  if (donor?.isDonating) return 'flash.donation.already'
  return isTaken ? undefined : 'flash.donation.not-taken'
}

/** The same for a card, which is charged only for campers who have learned something here. */
export function cardProblem(
  donor: Donor | undefined,
  taking: { isTaken: boolean },
): Problem | 'flash.donation.too-early' | undefined {
  if (!donor || donor.completedCount < limits.completionsBeforeCard) return 'flash.donation.too-early'
  return donationProblem(donor, taking)
}

/** What a gift is paid with. A school that only plays donations plays cards. */
export function meansOf({ provider }: Pick<Attempt, 'provider'>): GiftMeans {
  return provider === 'paypal' ? 'paypal' : 'card'
}
