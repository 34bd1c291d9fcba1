import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

export type Health = {
  version: number
  now: Date
  isSuperuser: boolean
  /** Names of the migrations that were applied. */
  migrations: string[]
  waitingMails: number
  oldestMail: Date | null
  failedJobs: number
  archivedFailed: boolean
  archiveError: string | null
}

/** Whether a school has made its tables. */
export async function hasTables(queryable: Queryable): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('migrations') is not null as has`.execute(
    queryable,
  )
  return rows[0]?.has ?? false
}

/** Whether a database follows another one. */
export async function isReplica(queryable: Queryable): Promise<boolean> {
  const { rows } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(queryable)
  return rows[0]?.follows ?? false
}

/** What the database tells of itself and of work that is left undone. */
export async function readHealth(queryable: Queryable): Promise<Health> {
  const { rows } = await sql<Health>`select
    current_setting('server_version_num')::int / 10000 as version,
    clock_timestamp() as now,
    (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
    (select array_agg(name order by name) from migrations) as migrations,
    (select count(*)::int from mail_outbox) as "waitingMails",
    (select min(created_at) from mail_outbox) as "oldestMail",
    (select count(*)::int from jobs.job where state = 'retry' and retry_count > 5) as "failedJobs",
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "archivedFailed",
    last_failed_wal as "archiveError"
    from pg_stat_archiver`.execute(queryable)
  const [health] = rows
  if (!health) throw new Error('The database does not describe itself')
  return health
}
