import { randomUUID } from 'node:crypto'
import type { OperatorAction } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import type { Camper } from '#http/session.ts'

type Deed = {
  operator: Camper
  action: OperatorAction
  camperId?: string
  about?: string
  reason?: string
  now: Date
}

/** Records what an operator does, in the transaction that does it: nothing is done without a record. */
export async function logAction(
  transaction: Queryable,
  { operator, action, camperId, about = '', reason = '', now }: Deed,
): Promise<void> {
  await transaction
    .insertInto('operator_actions')
    .values({
      action_id: randomUUID(),
      done_at: now,
      operator_id: operator.userId,
      action,
      camper_id: camperId ?? null,
      about,
      reason,
    })
    .execute()
}
