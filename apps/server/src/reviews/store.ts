import type { Review } from '@cairn/contract'
import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

export async function listReviews(queryable: Queryable, userId: string): Promise<Review[]> {
  const rows = await queryable
    .selectFrom('reviews')
    .select(['challenge_id', 'streak', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('challenge_id')
    .execute()
  return rows.map((row) => ({
    id: row.challenge_id,
    streak: row.streak,
    answeredDate: row.answered_at.getTime(),
  }))
}

/**
 * Stores reviews of different lessons, unless the account has newer ones; one in the future was stored while the server's
 * clock was ahead. The statement is the same for any number of
 * them: each one that differs would be prepared, and take half a megabyte of every connection for a thousand reviews.
 */
export async function upsertReviews(
  queryable: Queryable,
  userId: string,
  reviews: readonly Review[],
  now: Date,
): Promise<void> {
  const ids = reviews.map(({ id }) => id)
  const streaks = reviews.map(({ streak }) => streak)
  const dates = reviews.map(({ answeredDate }) => new Date(answeredDate))
  await sql`
    insert into reviews (user_id, challenge_id, streak, answered_at)
    select ${userId}::uuid, challenge_id, streak, answered_at
    from unnest(${ids}::text[], ${streaks}::integer[], ${dates}::timestamptz[])
      as sent (challenge_id, streak, answered_at)
    on conflict (user_id, challenge_id)
      do update set streak = excluded.streak, answered_at = excluded.answered_at
      where excluded.answered_at > reviews.answered_at or reviews.answered_at > ${now}`.execute(queryable)
}
