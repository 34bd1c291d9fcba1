import type { Attempt } from './attempts/attempt.ts'
import { beginGift, type GiftBegun } from './begin-gift.ts'
import type { Order } from './book.ts'
import type { Core } from './core.ts'
import type { CardProvider } from './attempts/provider.ts'
import { settleAttempt } from './settle-attempt.ts'

type Outcome =
  | Extract<GiftBegun, { is: 'refused' }>
  | { is: 'action-needed'; clientSecret: string }
  | { is: 'declined' }
  /** What the provider says by now. */
  | { is: 'settled'; attempt: Attempt | undefined }

/** Charges a card, once for each attempt however often it is asked for. */
export async function giveByCard(core: Core, provider: CardProvider, order: Order): Promise<Outcome> {
  const { book } = core
  const gift = await beginGift(core, order)
  if (gift.is === 'refused') return gift
  if (gift.is === 'paid') return { is: 'settled', attempt: gift.attempt }
  const { attempt } = gift
  const charged = await provider.charge(attempt)
  if (charged.is === 'action-needed') return charged
  if (charged.is === 'declined') {
    await book.recordDecline(attempt.attemptId)
    await provider.cancel(attempt)
  }
  const settled = await settleAttempt(core, attempt)
  const isDeclined = charged.is === 'declined' && settled?.status !== 'succeeded'
  return isDeclined ? { is: 'declined' } : { is: 'settled', attempt: settled }
}
