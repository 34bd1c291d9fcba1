import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../apps/server/src/database/schema.ts'

export type SeededCamper = { userId: string; cookie: string }

/** Inserts signed-in campers directly into the database. */
export async function seedCampers(owner: Database, count: number): Promise<SeededCamper[]> {
  const campers = Array.from({ length: count }, () => {
    const userId = randomUUID()
    const secret = randomBytes(32).toString('base64url')
    return { userId, cookie: `sid=${userId}.${secret}`, hash: createHash('sha256').update(secret).digest() }
  })
  const now = new Date()
  const inThousands = Array.from({ length: Math.ceil(count / 1000) }, (_thousand, index) =>
    campers.slice(index * 1000, (index + 1) * 1000),
  )
  for (const some of inThousands) {
    await owner
      .insertInto('users')
      .values(
        some.map(({ userId }) => ({
          user_id: userId,
          username: userId,
          username_display: userId,
          email: `${userId}@example.org`,
          created_at: now,
          progress_started_at: now,
          profile_ui: '{}',
        })),
      )
      .execute()
    await owner
      .insertInto('sessions')
      .values(
        some.map(({ userId, hash }) => ({
          user_id: userId,
          session_hash: hash,
          created_at: now,
          last_seen_at: now,
        })),
      )
      .execute()
  }
  return campers
}
