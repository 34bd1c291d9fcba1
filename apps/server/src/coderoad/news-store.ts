import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

export type Standing = { userId: string; sessionHash: Buffer; revision: string }

/**
 * The sessions of these campers that are alive, each with the revision of its account. The campers are one value, because
 * each number of them would be a statement of its own, which is prepared.
 */
export async function listStandings(queryable: Queryable, userIds: readonly string[]): Promise<Standing[]> {
  return queryable
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['users.user_id as userId', 'sessions.session_hash as sessionHash', 'users.revision as revision'])
    .where('users.user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute()
}
