import type { DonationDuration } from '@cairn/contract'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Attempt } from './attempt.ts'
import { beginGift } from './begin-gift.ts'
import type { OpenProblem } from './book.ts'
import { newAttemptId } from './new-attempt-id.ts'
import type { Begun, DonationProvider } from './provider.ts'
import type { Asker, DonationServices, MaybeAttempt } from './services.ts'
import { unlessAway } from './unless-away.ts'

type Wanted = MaybeAttempt & { amount: number; duration: DonationDuration; email: string | null }

type Created = { attempt: Attempt & { ref: string }; begun: Begun }

type CreateRefusal = OpenProblem | 'flash.donation.unconfirmed' | 'flash.donation.provider-away'

/** Prepares a gift that the donor's browser finishes with the provider. */
export async function createPayment(
  { book, providers, now }: DonationServices,
  provider: DonationProvider,
  {
    asker,
    wanted,
    paymentMethodId = null,
  }: { asker: Asker; wanted: Wanted; paymentMethodId?: string | null },
): Promise<Created | Refusal<CreateRefusal>> {
  const { amount, duration, email, attemptId = newAttemptId() } = wanted
  const order = { ...asker, attemptId, amount, duration, email, provider: provider.name, paymentMethodId }
  const gift = await unlessAway(() => beginGift({ book, providerOf: providers.providerOf, now }, order))
  if ('key' in gift) return gift
  return gift.is === 'refused' ? refuse(gift.problem) : gift
}
