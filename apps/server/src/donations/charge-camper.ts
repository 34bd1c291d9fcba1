import type { chargeStripeCard, OkOf, RefusalKeyOf } from '@cairn/contract'
import { refuse, type Refusal } from '#http/refusal.ts'
import { giveByCard } from './give-by-card.ts'
import { orderOf, type Wanted } from './order-of.ts'
import type { CardProvider } from './attempts/provider.ts'
import { sendReceipts } from './send-receipts.ts'
import type { Asker, DonationServices } from './services.ts'
import { unlessAway } from './unless-away.ts'

/** What the page is told once the money is there. */
export const thanks = { isDonating: true, type: 'success' } as const

/** Charges a camper's card, and says what came of it. */
export async function chargeCamper(
  services: DonationServices,
  provider: CardProvider,
  { asker, wanted }: { asker: Asker; wanted: Wanted },
): Promise<OkOf<typeof chargeStripeCard> | Refusal<RefusalKeyOf<typeof chargeStripeCard>>> {
  return unlessAway(async () => {
    const outcome = await giveByCard(services, provider, orderOf(provider, asker, wanted))
    if (outcome.is === 'refused') return refuse(outcome.problem)
    if (outcome.is === 'declined') return refuse('flash.donation.declined')
    if (outcome.is === 'action-needed') {
      return refuse('flash.donation.action-needed', { client_secret: outcome.clientSecret })
    }
    const { attempt } = outcome
    if (attempt?.status !== 'succeeded') return refuse('flash.donation.unconfirmed')
    await sendReceipts(services, attempt)
    return thanks
  })
}
