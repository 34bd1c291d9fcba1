import { sql } from 'kysely'
import { type Connection, connect } from '../../apps/server/src/database/connect.ts'
import { type SeededSchool, type SignedIn, seedSchool } from '../api/seed-school.ts'
import { lessonId } from './big-curriculum.ts'

const bigFiles = 8
const fileBytes = 100_000

export type HeavySchool = SeededSchool & {
  /** A camper who has submitted a lot of code. */
  coder: SignedIn
}

/** A camper who has completed every lesson, one with a lot of code, and others. */
export async function seedHeavySchool(connection: Connection, lessonCount: number): Promise<HeavySchool> {
  const school = await seedSchool(connection, 1000)
  const [coder] = school.campers
  if (!coder) throw new Error('The school is empty')
  const database = connect(connection)
  await sql`
    insert into completions (user_id, challenge_id, challenge_type, completed_at)
    select ${school.diligent.userId}, lpad(to_hex(n), 24, '0'), 0, now() - n * interval '20 minutes'
    from generate_series(1, ${lessonCount}::int) as n on conflict do nothing`.execute(database)
  const files = JSON.stringify([
    { contents: 'stone '.repeat(fileBytes / 6), key: 'indexhtml', ext: 'html', name: 'index' },
  ])
  const completions = Array.from({ length: bigFiles }, (_file, index) => ({
    user_id: coder.userId,
    challenge_id: lessonId(lessonCount - index),
    challenge_type: 14,
    completed_at: new Date(),
    files,
  }))
  await database.insertInto('completions').values(completions).execute()
  await database.destroy()
  return { ...school, coder }
}
