import type { Queryable } from '#database/schema.ts'

export type Standing = { userId: string; sessionHash: Buffer; revision: string }

/** The sessions of these campers that are alive, each with the revision of its account. */
export async function listStandings(queryable: Queryable, userIds: readonly string[]): Promise<Standing[]> {
  return queryable
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['users.user_id as userId', 'sessions.session_hash as sessionHash', 'users.revision as revision'])
    .where('users.user_id', 'in', userIds)
    .execute()
}
