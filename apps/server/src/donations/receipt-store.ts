import { changesRows } from '#database/changes-rows.ts'
import type { Queryable } from '#database/schema.ts'
import type { Payment } from './attempts/attempt.ts'

/** A payment whose donor has not been told that it arrived. */
export type Unreceipted = Pick<Payment, 'ref' | 'cents' | 'paidAt'> & { isFirst: boolean }

/** An attempt's payments that lack a receipt, oldest first. What went back or is disputed has none. */
export async function listUnreceipted(queryable: Queryable, attemptId: string): Promise<Unreceipted[]> {
  return queryable
    .selectFrom('donation_payments as payments')
    .select((row) => [
      'payments.ref',
      'payments.cents',
      'payments.paid_at as paidAt',
      row
        .not(
          row.exists(
            row
              .selectFrom('donation_payments as earlier')
              .select('earlier.ref')
              .whereRef('earlier.attempt_id', '=', 'payments.attempt_id')
              .whereRef('earlier.paid_at', '<', 'payments.paid_at'),
          ),
        )
        .$castTo<boolean>()
        .as('isFirst'),
    ])
    .where('payments.attempt_id', '=', attemptId)
    .where('payments.receipt_at', 'is', null)
    .whereRef('payments.refunded_cents', '<', 'payments.cents')
    .where('payments.is_disputed', '=', false)
    .orderBy('payments.paid_at')
    .execute()
}

/** False if another process has sent this receipt. */
export async function markReceipt(
  queryable: Queryable,
  attemptId: string,
  { ref, now }: { ref: string; now: Date },
): Promise<boolean> {
  return changesRows(
    queryable
      .updateTable('donation_payments')
      .set({ receipt_at: now })
      .where('attempt_id', '=', attemptId)
      .where('ref', '=', ref)
      .where('receipt_at', 'is', null),
  )
}
