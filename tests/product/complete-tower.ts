import type { Database } from '../../apps/server/src/database/schema.ts'
import { stepIds, towerId } from './profile-lessons.ts'

/** Both projects of the certification, submitted: one as code, one as a link. */
export async function completeTower(database: Database, user_id: string): Promise<void> {
  await database
    .insertInto('completions')
    .values([
      {
        user_id,
        challenge_id: towerId,
        challenge_type: 14,
        completed_at: new Date('2026-01-02T12:00:00Z'),
        files: JSON.stringify([
          { contents: '<h1>My tower</h1>', key: 'indexhtml', ext: 'html', name: 'index' },
        ]),
      },
      {
        user_id,
        challenge_id: stepIds[0] ?? '',
        challenge_type: 3,
        completed_at: new Date('2026-01-03T12:00:00Z'),
        solution: 'https://tower.example.org',
      },
    ])
    .execute()
}
