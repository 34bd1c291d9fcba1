import type { Language } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Order } from './book.ts'
import type { Core } from './core.ts'
import type { Providers } from './open-providers.ts'

/** What every action about donations works with. */
export type DonationServices = Core &
  Providers & {
    database: Database
    /** Null on the command line, which leaves receipts to the school. */
    mailer: Mailer | null
    /** Where donors write to change or end a gift. */
    supportEmail: string
    onFailure: (error: unknown) => void
  }

/** Who asks for a gift, as far as it is known. */
export type Asker = Pick<Order, 'userId' | 'networkHash'> & { language: Language }
