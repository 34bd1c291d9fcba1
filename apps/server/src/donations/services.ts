import type { Language } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Book, Order } from './book.ts'
import type { Providers } from './open-providers.ts'

/** What every action about donations works with. */
export type DonationServices = {
  database: Database
  book: Book
  providers: Providers
  mailer: Mailer
  /** Where donors write to change or end a gift. */
  supportEmail: string
  now: () => Date
  onFailure: (error: unknown) => void
}

/** Who asks for a gift, as far as it is known. */
export type Asker = Pick<Order, 'userId' | 'networkHash'> & { language: Language }

/** Used in place of one that the page has not drawn. */
export type MaybeAttempt = { attemptId?: string | undefined }
