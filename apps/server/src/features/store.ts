import type { Queryable } from '#database/schema.ts'
import type { Participant } from './assign-features.ts'

/** The camper, if they take part in experiments. */
export async function findParticipant(
  queryable: Queryable,
  userId: string,
): Promise<Participant | undefined> {
  return queryable
    .selectFrom('users')
    .select(['user_id as userId', 'email'])
    .where('user_id', '=', userId)
    .where('allows_analytics', '=', true)
    .executeTakeFirst()
}
