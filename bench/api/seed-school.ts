import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { type Connection, connect, forMaintenance } from '../../apps/server/src/database/connect.ts'
import { migrate } from '../../apps/server/src/database/migrate.ts'

/** A camper who has completed nearly everything. */
const manyCompletions = 3000

/** How many campers are signed in, or all of a school that has fewer. */
const signedInCount = 500

export type SignedIn = { userId: string; username: string; cookie: string }

type Shares = {
  /** The same in a small school and in a big one. */
  completionsPerCamper?: number
}

export type SeededSchool = { connection: Connection; campers: SignedIn[]; diligent: SignedIn }

/**
 * Fills an empty database with `completionCount` completions, in the order in which a school collects them: everyone's
 * first, then everyone's second, so that a camper's rows are spread over the table.
 */
export async function seedSchool(
  connection: Connection,
  completionCount: number,
  { completionsPerCamper = 20 }: Shares = {},
): Promise<SeededSchool> {
  const database = connect(connection, forMaintenance)
  await migrate(database)
  // A driver without the time limits of requests, because seeding takes long.
  const seeder = new Client(connection)
  await seeder.connect()
  const run = (statement: string) => seeder.query(statement)
  const camperCount = completionCount / completionsPerCamper
  await run(`
    insert into users (user_id, username, username_display, email, created_at, progress_started_at, profile_ui)
    select gen_random_uuid(), 'camper-' || n, 'camper-' || n, n || '@example.org', now(), now(),
      '{"isLocked":false,"showAbout":true,"showCerts":true,"showDonation":true,"showHeatMap":true,
        "showLocation":true,"showName":true,"showPoints":true,"showPortfolio":true,"showTimeLine":true}'
    from generate_series(0, ${camperCount}) as n`)
  await run('insert into usernames (username, user_id) select username, user_id from users')
  const rows = (campers: string, count: number) => `
    insert into completions (user_id, challenge_id, challenge_type, completed_at)
    select user_id, lpad(to_hex(n), 24, '0'), 0, now() - n * interval '1 hour'
    from generate_series(1, ${count}) as n cross join users where ${campers} order by n`
  await run(rows("username <> 'camper-0'", completionsPerCamper))
  await run(rows("username = 'camper-0'", manyCompletions))
  await run('vacuum analyze')
  await seeder.end()

  const users = await database
    .selectFrom('users')
    .select(['user_id', 'username'])
    .where(sql<boolean>`substr(username, 8)::int <= ${signedInCount}`)
    .orderBy(sql`substr(username, 8)::int`)
    .execute()
  const [diligent, ...campers] = users.map(({ user_id, username }) => {
    const secret = randomBytes(32).toString('base64url')
    return { userId: user_id, username, cookie: `${user_id}.${secret}`, hash: hashOf(secret) }
  })
  if (!diligent) throw new Error('The school is empty')
  const now = new Date()
  await database
    .insertInto('sessions')
    .values(
      [diligent, ...campers].map(({ userId, hash }) => ({
        user_id: userId,
        session_hash: hash,
        created_at: now,
        last_seen_at: now,
      })),
    )
    .execute()
  await database.destroy()
  return { connection, campers, diligent }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
