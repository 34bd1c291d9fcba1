import { expect } from '@playwright/test'
import type { DonationStatus } from '@cairn/contract'
import type { GivingSchool } from './open-giving-school.ts'

type Expected = {
  /** What the donor has paid by the providers' books. */
  cents: number
  /** The same by the school's; left out when it agrees, which it must once it has heard of the gift. */
  known?: number
  /** Of all attempts to give, in their order. */
  statuses: readonly DonationStatus[]
  isDonor: boolean
}

/** Expects that attempts, payments, providers and the donor's mark all say the same of who gives with this address. */
export async function expectBooks(
  { database, stripe, paypal }: GivingSchool,
  email: string,
  { cents, known = cents, statuses, isDonor }: Expected,
): Promise<void> {
  const attempts = await database
    .selectFrom('donation_attempts')
    .select(['attempt_id', 'status'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
  const payments = await database
    .selectFrom('donation_payments')
    .select('cents')
    .where(
      'attempt_id',
      'in',
      attempts.map((attempt) => attempt.attempt_id),
    )
    .execute()
  const user = await database
    .selectFrom('users')
    .select('is_donating')
    .where('email', '=', email)
    .executeTakeFirst()
  expect({
    statuses: attempts.map(({ status }) => status),
    school: payments.reduce((sum, payment) => sum + payment.cents, 0),
    providers: stripe.books.takenFrom(email) + paypal.takenFrom(email),
    isDonor: user?.is_donating ?? false,
  }).toEqual({ statuses, school: known, providers: cents, isDonor })
}
