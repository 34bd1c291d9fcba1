import type { Attempt } from './attempts/attempt.ts'
import type { Book } from './book.ts'
import type { DonationProvider } from './attempts/provider.ts'

/** All that deciding about gifts needs. Tests of random faults put a book and a provider in memory in its place. */
export type Core = {
  book: Book
  /** @throws for a provider that the school no longer has */
  providerOf: (attempt: Pick<Attempt, 'provider'>) => DonationProvider
  now: () => Date
}
