import type { BodyOf, chargeStripeCard, OkOf, RefusalKeyOf } from '@cairn/contract'
import { refuse, Refusal } from '#http/refusal.ts'
import { createPayment } from './create-payment.ts'
import type { CardProvider } from './provider.ts'
import type { Asker, DonationServices } from './services.ts'
import { settleAndThank } from './settle-and-thank.ts'
import { unlessAway } from './unless-away.ts'

/** What the page is told once the money is there. */
export const thanks = { isDonating: true, type: 'success' } as const

type Wanted = BodyOf<typeof chargeStripeCard> & { email: string }

/** Charges a camper's card, once for each attempt however often it is asked for. */
export async function chargeCamper(
  services: DonationServices,
  provider: CardProvider,
  { asker, wanted }: { asker: Asker; wanted: Wanted },
): Promise<OkOf<typeof chargeStripeCard> | Refusal<RefusalKeyOf<typeof chargeStripeCard>>> {
  const { book } = services
  const { paymentMethodId } = wanted
  const created = await createPayment(services, provider, { asker, wanted, paymentMethodId })
  if (created instanceof Refusal) return created
  const { attempt } = created
  return unlessAway(async () => {
    const charged = await provider.charge(attempt)
    if (charged.is === 'action-needed') {
      return refuse('flash.donation.action-needed', { client_secret: charged.clientSecret })
    }
    if (charged.is === 'declined') {
      await book.recordDecline(attempt.attemptId)
      await provider.cancel(attempt)
    }
    const settled = await settleAndThank(services, attempt)
    if (settled?.status === 'succeeded') return thanks
    return refuse(charged.is === 'declined' ? 'flash.donation.declined' : 'flash.donation.unconfirmed')
  })
}
