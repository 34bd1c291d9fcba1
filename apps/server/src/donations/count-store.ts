import { limits } from '@cairn/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import type { AttemptCounts } from './attempt-limits.ts'
import type { Order } from './book.ts'

/**
 * Counts what came from a network or a camper, and what was declined in the whole school: of campers whom it has known
 * for longer if the camper is one of those, so that thieves cannot stop these, and of all others otherwise.
 */
export async function countAttempts(
  queryable: Queryable,
  { userId, networkHash }: Pick<Order, 'userId' | 'networkHash'>,
  since: Date,
): Promise<AttemptCounts> {
  const isOwn = sql<boolean>`(network_hash = ${networkHash} or user_id = ${userId}::uuid)`
  const isAlike = sql<boolean>`
    ${isKnown(sql.ref('counted.user_id'), since)} = ${isKnown(sql`${userId}::uuid`, since)}`
  const { rows } = await sql<AttemptCounts>`
    with counted as (select * from donation_attempts where created_at >= ${since}),
      declines as (select network_hash from counted where declined_at is not null and ${isAlike})
    select count(*)::int as begun,
      count(*) filter (where status in ('created', 'processing'))::int as open,
      count(*) filter (where declined_at is not null)::int as declined,
      (select count(*)::int from declines) as "declinedInSchool",
      (select count(distinct network_hash)::int from declines) as "networksDeclined"
    from counted where ${isOwn}`.execute(queryable)
  return rows[0] ?? { begun: 0, open: 0, declined: 0, declinedInSchool: 0, networksDeclined: 0 }
}

/** Whether an account is older, and has learned something here or given before: thieves rarely have many of these. */
function isKnown(userId: RawBuilder<unknown>, since: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from users as known where known.user_id = ${userId} and known.created_at < ${since} and (
      (select count(*) from completions where completions.user_id = known.user_id)
        >= ${limits.completionsBeforeCard}
      or exists (select from donation_attempts as earlier
        where earlier.user_id = known.user_id and earlier.paid_at < ${since})))`
}

/** Forgets where gifts came from that are not counted any more. */
export async function forgetNetworks(queryable: Queryable, before: Date): Promise<void> {
  await queryable
    .updateTable('donation_attempts')
    .set({ network_hash: null })
    .where('created_at', '<', before)
    .where('network_hash', 'is not', null)
    .execute()
}
