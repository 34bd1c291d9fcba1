import { limits } from '@cairn/contract'

export type Donor = { isDonating: boolean; completedCount: number }

/** Why a camper cannot donate, or cannot yet: this school has no payment provider. */
export function donationProblem(
  donor: Donor | undefined,
): 'flash.donation.already' | 'flash.donation.not-taken' {
  return donor?.isDonating ? 'flash.donation.already' : 'flash.donation.not-taken'
}

/** The same for a card, which is charged only for campers who have learned something here. */
export function cardProblem(
  donor: Donor | undefined,
): ReturnType<typeof donationProblem> | 'flash.donation.too-early' {
  if (!donor || donor.completedCount < limits.completionsBeforeCard) return 'flash.donation.too-early'
  return donationProblem(donor)
}
