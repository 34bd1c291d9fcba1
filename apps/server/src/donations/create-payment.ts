import { refuse, type Refusal } from '#http/refusal.ts'
import { beginGift, type GiftBegun } from './begin-gift.ts'
import type { Core } from './core.ts'
import { orderOf, type Wanted } from './order-of.ts'
import type { DonationProvider } from './attempts/provider.ts'
import type { Asker } from './services.ts'
import { unlessAway } from './unless-away.ts'

type Refused = Extract<GiftBegun, { is: 'refused' }>['problem'] | 'flash.donation.provider-away'

/** Prepares a gift that the donor's browser finishes with the provider. */
export async function createPayment(
  core: Core,
  provider: DonationProvider,
  { asker, wanted }: { asker: Asker; wanted: Wanted },
): Promise<Extract<GiftBegun, { is: 'begun' }> | Refusal<Refused>> {
  const gift = await unlessAway(() => beginGift(core, orderOf(provider, asker, wanted)))
  if ('key' in gift) return gift
  if (gift.is === 'paid') return refuse('flash.donation.already')
  return gift.is === 'refused' ? refuse(gift.problem) : gift
}
