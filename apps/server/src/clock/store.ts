import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

export type ClockMark = { clockAt: Date; steadyAt: Date }

export async function findClockMark(queryable: Queryable): Promise<ClockMark | undefined> {
  return queryable
    .selectFrom('clock_marks')
    .select(['clock_at as clockAt', 'steady_at as steadyAt'])
    .executeTakeFirst()
}

/** With several servers, the latest time wins. */
export async function upsertClockMark(queryable: Queryable, { clockAt, steadyAt }: ClockMark): Promise<void> {
  const values = { clock_at: clockAt, steady_at: steadyAt }
  await queryable
    .insertInto('clock_marks')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet(values)
        .where('clock_marks.steady_at', '<=', sql<Date>`excluded.steady_at`),
    )
    .execute()
}
