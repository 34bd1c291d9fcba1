import type { Database } from '../../apps/server/src/database/schema.ts'
import { stepIds } from './profile-lessons.ts'

/** Records lessons of profile-lessons.ts as completed: those from the first up to, and without, the last. */
export async function completeStones(
  database: Database,
  userId: string,
  [first, last]: readonly [number, number],
): Promise<void> {
  await database
    .insertInto('completions')
    .values(
      stepIds.slice(first, last).map((id) => ({
        user_id: userId,
        challenge_id: id,
        challenge_type: 0,
        completed_at: new Date(),
      })),
    )
    .execute()
}
