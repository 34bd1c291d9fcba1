import { refuse, type Refusal } from '#http/refusal.ts'
import type { Attempt } from './attempts/attempt.ts'
import type { DonationServices } from './services.ts'
import { settleAndThank } from './settle-and-thank.ts'
import { unlessAway } from './unless-away.ts'

/** Whether an attempt is paid, as its provider says: what the browser says is no reason to believe it. */
export async function confirmGift(
  services: DonationServices,
  attempt: Attempt,
): Promise<{ isDonating: true } | Refusal<'flash.donation.unconfirmed' | 'flash.donation.provider-away'>> {
  return unlessAway(async () => {
    const settled = await settleAndThank(services, attempt)
    return settled?.status === 'succeeded'
      ? ({ isDonating: true } as const)
      : refuse('flash.donation.unconfirmed')
  })
}
