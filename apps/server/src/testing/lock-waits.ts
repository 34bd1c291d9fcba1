import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#database/schema.ts'

/** Waits until the work is done, or until `waiters` transactions are waiting for locks of others. */
export async function doneOrWaiting(
  database: Database,
  work: PromiseLike<unknown>,
  waiters: number,
): Promise<void> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  await expect.poll(async () => isDone || (await countWaiters(database)) >= waiters).toBe(true)
}

/** How many transactions are waiting for locks of others. */
export async function countWaiters(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
  return rows[0]?.count ?? 0
}
