import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

export type QueueSize = {
  queue: string
  /** Jobs that were not tried yet, those that are due later included. */
  waiting: number
  /** Jobs that have failed and are tried again. */
  retrying: number
  active: number
  /** How long the oldest job that is due has been waiting. */
  oldestDueSeconds: number
}

/** The size of each queue. Jobs that are done do not count. */
export async function listQueueSizes(queryable: Queryable): Promise<QueueSize[]> {
  const { rows } = await sql<QueueSize>`
    select queue.name as queue,
      count(*) filter (where job.state = 'created')::int as waiting,
      count(*) filter (where job.state = 'retry')::int as retrying,
      count(*) filter (where job.state = 'active')::int as active,
      greatest(0, coalesce(
        extract(epoch from now() - min(job.start_after) filter (where job.state < 'active')), 0
      ))::float as "oldestDueSeconds"
    from jobs.queue left join jobs.job on job.name = queue.name and job.state < 'completed'
    group by queue.name`.execute(queryable)
  return rows
}
