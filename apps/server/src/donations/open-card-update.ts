import type { Language } from '@cairn/contract'
import { refuse, type Refusal } from '#http/refusal.ts'
import { findMonthlyGift } from './attempt-store.ts'
import type { CardProvider } from './attempts/provider.ts'
import { meansOf } from './rules.ts'
import type { DonationServices } from './services.ts'
import { unlessAway } from './unless-away.ts'

/** Opens the provider's page for another card, for a camper whose monthly gift is charged to one. It leads back. */
export async function openCardUpdate(
  { database }: Pick<DonationServices, 'database'>,
  provider: CardProvider,
  { userId, language }: { userId: string; language: Language },
): Promise<
  { sessionId: string; url: string } | Refusal<'flash.donation.no-card' | 'flash.donation.provider-away'>
> {
  const gift = await findMonthlyGift(database, userId)
  const ref = gift?.ref ?? null
  if (!gift || ref === null || meansOf(gift) !== 'card') return refuse('flash.donation.no-card')
  return unlessAway(() => provider.openCardUpdate({ ...gift, language, ref }))
}
