import { changesRows } from '#database/changes-rows.ts'
import { findsRow } from '#database/finds-row.ts'
import type { Queryable } from '#database/schema.ts'

/** Whether a camper may open the operators' pages (docs/operating.md). */
export async function isOperator(queryable: Queryable, userId: string): Promise<boolean> {
  return findsRow(queryable.selectFrom('operators').select('user_id').where('user_id', '=', userId))
}

/** Makes a camper an operator. */
export async function addOperator(queryable: Queryable, userId: string, now: Date): Promise<void> {
  await queryable
    .insertInto('operators')
    .values({ user_id: userId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False if the camper is none. */
export async function removeOperator(queryable: Queryable, userId: string): Promise<boolean> {
  return changesRows(queryable.deleteFrom('operators').where('user_id', '=', userId))
}
