import type { Order } from './book.ts'
import { newAttemptId } from './new-attempt-id.ts'
import type { DonationProvider } from './attempts/provider.ts'
import type { Asker } from './services.ts'

export type Wanted = Pick<Order, 'amount' | 'duration' | 'email'> & {
  /** Missing from pages of other schools' programs: then a second try is a second gift. */
  attemptId?: string | undefined
  paymentMethodId?: string
}

/** The order of a gift that a page asks for. */
export function orderOf(provider: DonationProvider, asker: Asker, wanted: Wanted): Order {
  const { amount, duration, email, attemptId = newAttemptId(), paymentMethodId = null } = wanted
  return { ...asker, attemptId, amount, duration, email, provider: provider.name, paymentMethodId }
}
