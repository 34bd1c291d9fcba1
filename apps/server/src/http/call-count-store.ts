import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/** The calls so far, those that were just counted included. */
export type CallCount = { calls: number; endsInMs: number }

/** Counts calls; the first ones, and the first after the window has ended, begin a new window. */
export async function countCalls(
  database: Database,
  keyHash: Buffer,
  { windowMs, calls }: { windowMs: number; calls: number },
): Promise<CallCount> {
  // By the database's clock, as the processes that count together may have others.
  const end = sql<Date>`now() + ${windowMs} * interval '1 millisecond'`
  // One that ends later than a new one was begun while that clock was ahead.
  const isOver = sql<boolean>`(call_counts.ends_at <= now() or call_counts.ends_at > ${end})`
  return database
    .insertInto('call_counts')
    .values({ key_hash: keyHash, calls, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        calls: sql<number>`case when ${isOver} then excluded.calls else call_counts.calls + excluded.calls end`,
        ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else call_counts.ends_at end`,
      }),
    )
    .returning(['calls', sql<number>`(extract(epoch from ends_at - now()) * 1000)::float8`.as('endsInMs')])
    .executeTakeFirstOrThrow()
}

/** Deletes what no longer counts. No window is longer than a day. */
export async function deleteOldCounts(database: Database): Promise<void> {
  await database
    .deleteFrom('call_counts')
    .where(sql<boolean>`ends_at not between now() and now() + interval '1 day'`)
    .execute()
}
