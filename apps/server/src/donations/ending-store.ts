import { sql } from 'kysely'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'

/** The monthly gifts of a camper that were paid or still can be: their provider has to be told when they leave. */
export async function listLasting(queryable: Queryable, userId: string): Promise<string[]> {
  return listValues(
    queryable
      .selectFrom('donation_attempts')
      .select(sql<string>`attempt_id::text`.as('attemptId'))
      .where('user_id', '=', userId)
      .where('duration', '=', 'month')
      .where((row) => row.or([row('paid_at', 'is not', null), row('is_over', '=', false)])),
  )
}
