import type { Attempt, Payment } from '#donations/attempts/attempt.ts'
import type { CardProvider, DonationProvider } from '#donations/attempts/provider.ts'
import { findAttempt } from '#donations/attempt-store.ts'
import type { Book } from '#donations/book.ts'
import type { Core } from '#donations/core.ts'
import { decideAttempt } from '#donations/decide-attempt.ts'
import { openBook } from '#donations/open-book.ts'
import { listPayments } from '#donations/payment-store.ts'
import { reconcile } from '#donations/reconcile.ts'
import type { Database } from '#database/schema.ts'
import { findOrCreateCamper } from '#users/find-or-create-camper.ts'
import { newAddress } from '../new-address.ts'
import { openMemoryBook } from './memory-book.ts'
import type { Giver } from './random-givers.ts'

type Providers = { core: Core; card: CardProvider; paypal: DonationProvider }

/** Where a random school keeps its gifts. */
export type RandomStorage = {
  book: Book
  campers: readonly Giver[]
  attempts: () => Promise<readonly Attempt[]>
  paymentsOf: (attemptId: string) => Promise<readonly Pick<Payment, 'cents' | 'refundedCents'>[]>
  isDonor: (giver: Giver) => Promise<boolean>
  /** Finds out what no message has told. Returns what went wrong. */
  reconcile: (providers: Providers) => Promise<string[]>
  close: () => Promise<void>
}

export type OpenRandomBook = (now: () => Date) => Promise<RandomStorage>

export const inMemory: OpenRandomBook = async (now) => {
  const { book, attempts, payments, isDonor } = openMemoryBook(now)
  return {
    book,
    campers: ['ada', 'ben'].map((userId) => ({ userId, email: `${userId}@example.org` })),
    attempts: async () => [...attempts.values()],
    paymentsOf: async (attemptId) => payments.get(attemptId) ?? [],
    isDonor: async ({ userId, email }) => isDonor(userId ?? email),
    reconcile: async ({ core }) => {
      for (const attempt of attempts.values()) await decideAttempt(core, attempt)
      return []
    },
    close: async () => undefined,
  }
}

/** With the tables of a school, and its nightly comparison. Every schedule begins with empty books. */
export function inDatabase(database: Database): OpenRandomBook {
  return async (now) => {
    const newCamper = async () => {
      const email = newAddress()
      const found = await findOrCreateCamper(database, email, now())
      return { userId: found?.camper.userId ?? null, email }
    }
    const rows = () => database.selectFrom('donation_attempts').select('attempt_id').execute()
    return {
      book: openBook({ database, now }),
      campers: [await newCamper(), await newCamper()],
      attempts: async () => {
        const found = await Promise.all((await rows()).map(({ attempt_id: id }) => findAttempt(database, id)))
        return found.filter((attempt) => attempt !== undefined)
      },
      paymentsOf: (attemptId) => listPayments(database, attemptId),
      isDonor: async ({ email }) => {
        const user = await database
          .selectFrom('users')
          .select('is_donating')
          .where('email', '=', email)
          .executeTakeFirst()
        return user?.is_donating ?? false
      },
      reconcile: async ({ core, card, paypal }) => {
        const failures: string[] = []
        const onFailure = (error: unknown) => failures.push(`reconciliation: ${String(error)}`)
        const mail = { mailer: null, supportEmail: '' }
        const { strangers } = await reconcile({ ...core, ...mail, card, paypal, database, onFailure })
        return [...failures, ...strangers.map((ref) => `${ref} is in no book`)]
      },
      close: async () => {
        await database.deleteFrom('donation_attempts').execute()
      },
    }
  }
}
