import { deleteAccount, endOtherSessions, endSession, listSessions } from '@cairn/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { sessionsOf } from '#testing/sessions-of.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the fault. */

const server = await openTestServer()
const { database } = server

const [camperCount, sessionsOfEach] = [20_000, 50]
/** Of 8 kB each; all sessions take some twenty thousand. */
const fewBlocks = 60

beforeAll(async () => {
  // It would count as well.
  await sql`alter table sessions set (autovacuum_enabled = false)`.execute(database)
  await sql`
    insert into users (user_id, username, username_display, email, created_at, progress_started_at, profile_ui)
    select gen_random_uuid(), 'busy-' || n, 'busy-' || n, 'busy-' || n || '@example.org', now(), now(), '{}'
    from generate_series(1, ${camperCount}) as n`.execute(database)
  await sql`
    insert into sessions (user_id, session_hash, created_at, last_seen_at)
    select user_id, sha256((user_id::text || n)::bytea), now(), now()
    from generate_series(1, ${sessionsOfEach}) as n cross join users where username like 'busy-%'`.execute(
    database,
  )
  await sql`vacuum analyze sessions`.execute(database)
})

/** PostgreSQL counts what a connection has read once it ends. */
async function endConnections(): Promise<void> {
  const others = sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await sql`select pg_terminate_backend(pid) from (${others}) as others`.execute(database)
  await expect.poll(async () => (await others.execute(database)).rows.length).toBe(0)
}

async function blocksReadSoFar(): Promise<number> {
  await endConnections()
  const { rows } = await sql<{ count: string }>`
    select heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0) as count
    from pg_statio_user_tables where relname = 'sessions'`.execute(database)
  return Number(rows[0]?.count)
}

/** How many blocks of the sessions and their index it takes. */
async function blocksOf(work: () => Promise<unknown>): Promise<number> {
  const before = await blocksReadSoFar()
  await work()
  return (await blocksReadSoFar()) - before
}

const endAnother = async (camper: Visitor) => {
  const other = (await sessionsOf(camper)).find(({ isCurrent }) => !isCurrent)
  return camper.call(endSession, { id: other?.id ?? '' })
}

const uses: [name: string, use: (camper: Visitor, email: string) => Promise<unknown>][] = [
  ['a call', (camper) => camper.isSignedIn()],
  ['a sign-in', (_camper, email) => server.camper(email)],
  ['the list of them', (camper) => camper.call(listSessions)],
  ['signing out one device', endAnother],
  ['signing out all others', (camper) => camper.call(endOtherSessions)],
  ['the end of an account', (camper) => camper.call(deleteAccount, {})],
]

test.for(uses)('among a million sessions, %s reads only those of its camper', async ([, use]) => {
  const email = newAddress()
  const camper = await server.camper(email)
  await server.camper(email)
  const blocks = await blocksOf(() => use(camper, email))
  expect(blocks).toBeGreaterThan(0)
  expect(blocks).toBeLessThan(fewBlocks)
})

test('twin: without their key, a call reads all of them', async () => {
  const camper = await server.camper()
  await sql`alter table sessions drop constraint sessions_pkey`.execute(database)
  expect(await blocksOf(async () => expect(await camper.isSignedIn()).toBe(true))).toBeGreaterThan(
    100 * fewBlocks,
  )
})
