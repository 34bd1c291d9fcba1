import { connect, forMaintenance } from '../../apps/server/src/database/connect.ts'
import { lessonIds } from './calls.ts'
import type { SeededSchool } from './seed-school.ts'

/** Gives each burst first completions, and keeps the tables at the same size. */
export async function forgetCompletions({ connection, campers }: SeededSchool): Promise<void> {
  const database = connect(connection, forMaintenance)
  await database
    .deleteFrom('completions')
    .where(
      'user_id',
      'in',
      campers.map(({ userId }) => userId),
    )
    .where('challenge_id', 'in', await lessonIds())
    .execute()
  await database.destroy()
}
