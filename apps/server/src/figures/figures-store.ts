import { claimedCertificationType } from '@cairn/contract'
import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

export type Figures = {
  campers: number
  newCampers: number
  activeCampers: number
  completions: number
  certificates: number
  supporters: number
  waitingMails: number
  databaseBytes: number
}

/** Counts of the whole school; `since` begins what counts as recent. */
export async function countFigures(queryable: Queryable, since: Date): Promise<Figures> {
  const { rows } = await sql<Record<keyof Figures, string>>`select
    (select count(*) from users) as "campers",
    (select count(*) from users where created_at >= ${since}) as "newCampers",
    (select count(distinct user_id) from completions where completed_at >= ${since}) as "activeCampers",
    (select count(*) from completions where challenge_type <> ${claimedCertificationType}) as "completions",
    (select count(*) from completions where challenge_type = ${claimedCertificationType}) as "certificates",
    (select count(*) from users where is_donating) as "supporters",
    (select count(*) from mail_outbox) as "waitingMails",
    pg_database_size(current_database()) as "databaseBytes"`.execute(queryable)
  const counts = Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])
  return Object.fromEntries(counts) as Figures
}
