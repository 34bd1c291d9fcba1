import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import type { Attempt, Payment } from './attempts/attempt.ts'

/** Replaces what is recorded of an attempt's payments. */
export async function recordPayments(
  queryable: Queryable,
  { attemptId, provider }: Pick<Attempt, 'attemptId' | 'provider'>,
  payments: readonly Payment[],
): Promise<void> {
  if (payments.length === 0) return
  await queryable
    .insertInto('donation_payments')
    .values(
      payments.map(({ ref, cents, refundedCents, isDisputed, paidAt }) => ({
        provider,
        ref,
        attempt_id: attemptId,
        cents,
        refunded_cents: refundedCents,
        is_disputed: isDisputed,
        paid_at: paidAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['provider', 'ref']).doUpdateSet((row) => ({
        refunded_cents: row.ref('excluded.refunded_cents'),
        is_disputed: row.ref('excluded.is_disputed'),
      })),
    )
    .execute()
}

export async function listPayments(queryable: Queryable, attemptId: string): Promise<Payment[]> {
  return queryable
    .selectFrom('donation_payments')
    .select([
      'ref',
      'cents',
      'refunded_cents as refundedCents',
      'is_disputed as isDisputed',
      'paid_at as paidAt',
    ])
    .where('attempt_id', '=', attemptId)
    .orderBy('paid_at')
    .execute()
}

/** Every payment with the gift that it belongs to, oldest first. */
export async function listAllPayments(queryable: Queryable) {
  return queryable
    .selectFrom('donation_payments as payments')
    .innerJoin('donation_attempts as attempts', 'attempts.attempt_id', 'payments.attempt_id')
    .select([
      'payments.paid_at as paidAt',
      'payments.provider',
      'payments.ref',
      sql<string>`replace(attempts.attempt_id::text, '-', '')`.as('gift'),
      'attempts.duration',
      'attempts.status',
      'payments.cents',
      'payments.refunded_cents as refundedCents',
    ])
    .orderBy('payments.paid_at')
    .execute()
}
