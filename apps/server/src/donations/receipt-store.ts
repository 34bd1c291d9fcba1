import type { Language } from '@cairn/contract'
import { findValue } from '#database/find-value.ts'
import type { Queryable } from '#database/schema.ts'

/** Takes over sending an attempt's receipt, and returns its language. Undefined if that has been done. */
export async function claimReceipt(
  queryable: Queryable,
  attemptId: string,
  now: Date,
): Promise<Language | undefined> {
  return findValue(
    queryable
      .updateTable('donation_attempts')
      .set({ receipt_at: now })
      .where('attempt_id', '=', attemptId)
      .where('receipt_at', 'is', null)
      .returning('language'),
  )
}

export async function releaseReceipt(queryable: Queryable, attemptId: string): Promise<void> {
  await queryable
    .updateTable('donation_attempts')
    .set({ receipt_at: null })
    .where('attempt_id', '=', attemptId)
    .execute()
}
