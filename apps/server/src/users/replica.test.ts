import { getPublicProfile, updateAbout } from '@cairn/contract'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { connect, forReplicas } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { setProfileUi } from '#testing/set-profile-ui.ts'
import type { Visitor } from '#testing/visitor.ts'

const storage = await openTestDatabase()
afterAll(() => storage.close())

let server: TestServer
let camper: Visitor
let userId: string
let logged: string[]

beforeEach(() => openWith(storage.database))

async function openWith(replica: Database): Promise<void> {
  logged = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  server = await buildTestServer({ replica, log })
  camper = await server.camper()
  userId = (await camper.me()).id
  await setProfileUi(server, userId, everythingShown)
}

afterEach(() => server.close())

/** Brings the account to the replica as it is now, with a text by which one can tell where it was read. */
async function replicate(about: string): Promise<void> {
  const row = await server.database
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await storage.database.transaction().execute(async (transaction) => {
    // As on a replica, no trigger gives the row another revision.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await transaction.deleteFrom('users').where('user_id', '=', userId).execute()
    const values = { ...row, about, profile_ui: JSON.stringify(row.profile_ui), portfolio: '[]' }
    await transaction.insertInto('users').values(values).execute()
  })
}

async function shownAbout(): Promise<unknown> {
  const { username } = await camper.me()
  const { body } = await server.visitor().send('GET', `${getPublicProfile.path}?username=${username}`)
  return (body['entities'] as { user: Record<string, { about: string }> }).user[username]?.about
}

test('a profile is read from a replica that has all of it', async () => {
  await replicate('As the replica has it')
  expect(await shownAbout()).toBe('As the replica has it')
})

test('a profile that the replica does not have yet is read from the leader', async () => {
  expect(await shownAbout()).toBe('')
  await replicate('As the replica has it')
  await camper.call(updateAbout, { about: 'Changed just now' })
  expect(await shownAbout()).toBe('Changed just now')
})

test('twin: it shows what was replaced if its revision is not asked for', async () => {
  await camper.call(updateAbout, { about: 'Changed just now' })
  await replicate('What was replaced')
  expect(await shownAbout()).toBe('What was replaced')
})

test('without a replica that answers, profiles are read from the leader, and the log says so once', async () => {
  await server.close()
  const away = connect({ connectionString: 'postgres://school_app@127.0.0.1:9/school' }, forReplicas)
  await openWith(away)
  for (const about of ['Changed just now', 'Changed again']) {
    await camper.call(updateAbout, { about })
    expect(await shownAbout()).toBe(about)
  }
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'the replica failed; profiles come from the leader',
  ])
})
