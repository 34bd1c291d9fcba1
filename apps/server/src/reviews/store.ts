import type { Review } from '@cairn/contract'
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

/** Stores reviews of different lessons, unless the account has newer ones. */
export async function upsertReviews(
  queryable: Queryable,
  userId: string,
  reviews: readonly Review[],
): Promise<void> {
  await queryable
    .insertInto('reviews')
    .values(
      reviews.map(({ id, streak, answeredDate }) => ({
        user_id: userId,
        challenge_id: id,
        streak,
        answered_at: new Date(answeredDate),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'challenge_id'])
        .doUpdateSet((row) => ({
          streak: row.ref('excluded.streak'),
          answered_at: row.ref('excluded.answered_at'),
        }))
        .whereRef('excluded.answered_at', '>', 'reviews.answered_at'),
    )
    .execute()
}
