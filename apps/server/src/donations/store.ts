import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import type { Donor } from './rules.ts'

/** Whether a camper donates already, and how many challenges they have completed. */
export async function findDonor(queryable: Queryable, userId: string): Promise<Donor | undefined> {
  const completedCount = sql<number>`
    (select count(*)::int from completions where completions.user_id = users.user_id)`
  return queryable
    .selectFrom('users')
    .select(['is_donating as isDonating', completedCount.as('completedCount')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
