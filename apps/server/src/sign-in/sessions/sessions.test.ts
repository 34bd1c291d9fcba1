import {
  type CamperSession,
  createUserToken,
  endOtherSessions,
  endSession,
  getSessionUser,
  limits,
  listSessions,
  sessionAgeHeader,
} from '@cairn/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { buildTestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()

let addresses = 0
const newAddress = () => `device-${++addresses}@example.org`

async function sessionsOf(visitor: Visitor): Promise<CamperSession[]> {
  return (await visitor.call(listSessions)).body['sessions'] as CamperSession[]
}

test('campers see where they are signed in, the current session first', async () => {
  const email = newAddress()
  const phone = await server.camper(email)
  const laptop = await server.camper(email)
  const [here, there, ...others] = await sessionsOf(laptop)
  expect(others).toEqual([])
  expect(here).toMatchObject({ isCurrent: true, createdAt: server.clock.now.getTime() })
  expect(there?.isCurrent).toBe(false)
  expect((await sessionsOf(phone))[0]?.id).toBe(there?.id)
})

test('the list reveals nothing that opens a session', async () => {
  const camper = await server.camper()
  const [session] = await sessionsOf(camper)
  const { session_hash } = await server.database
    .selectFrom('sessions')
    .select('session_hash')
    .where('user_id', '=', camper.cookies.get('sid')?.split('.')[0] ?? '')
    .executeTakeFirstOrThrow()
  expect(session_hash.toString('hex')).not.toContain(session?.id)
  expect(camper.cookies.get('sid')).not.toContain(session?.id)
})

test('signing out elsewhere ends the other sessions at their next request, and this one continues', async () => {
  const email = newAddress()
  const [here, phone, library] = [
    await server.camper(email),
    await server.camper(email),
    await server.camper(email),
  ]
  const stranger = await server.camper()
  expect(await here.call(endOtherSessions)).toMatchObject({ status: 200, body: { ended: 2 } })
  expect(await phone.isSignedIn()).toBe(false)
  expect(await library.isSignedIn()).toBe(false)
  expect(await here.isSignedIn()).toBe(true)
  expect(await stranger.isSignedIn()).toBe(true)
  expect(await sessionsOf(here)).toHaveLength(1)
})

test('signing out elsewhere also ends the token of the remote editor, which would last for years', async () => {
  const camper = await server.camper()
  await camper.call(createUserToken)
  expect((await camper.me()).userToken).toBeDefined()
  await camper.call(endOtherSessions)
  expect((await camper.me()).userToken).toBeUndefined()
})

test('twin: without the deletion, the token outlives it', async () => {
  const weaken = async (database: Database) => {
    await sql`create function stay() returns trigger language plpgsql as 'begin return null; end'`.execute(
      database,
    )
    await sql`create trigger weak before delete on user_tokens for each row execute function stay()`.execute(
      database,
    )
    return database
  }
  const weak = await buildTestServer({ weaken })
  const camper = await weak.camper()
  await camper.call(createUserToken)
  await camper.call(endOtherSessions)
  expect((await camper.me()).userToken).toBeDefined()
  await weak.close()
})

test('one device can be signed out, once', async () => {
  const email = newAddress()
  const lost = await server.camper(email)
  const here = await server.camper(email)
  const id = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect((await here.call(endSession, { id })).status).toBe(200)
  expect(await lost.isSignedIn()).toBe(false)
  expect(await here.call(endSession, { id })).toMatchObject({
    status: 404,
    body: { message: 'signin.session-gone' },
  })
})

test('a camper cannot end another camper’s session', async () => {
  const victim = await server.camper()
  const attacker = await server.camper()
  const id = (await sessionsOf(victim))[0]?.id ?? ''
  expect((await attacker.call(endSession, { id })).status).toBe(404)
  expect(await victim.isSignedIn()).toBe(true)
})

test('expired sessions are not listed', async () => {
  const email = newAddress()
  await server.camper(email)
  server.pass(limits.sessionIdleMs + 1000)
  expect(await sessionsOf(await server.camper(email))).toHaveLength(1)
})

test('visitors are asked to sign in', async () => {
  const visitor = server.visitor()
  expect((await visitor.call(listSessions)).status).toBe(401)
  expect((await visitor.call(endOtherSessions)).status).toBe(401)
  expect((await visitor.call(endSession, { id: '0'.repeat(32) })).status).toBe(401)
})

test('the session user says how old the session is, by the server’s clock', async () => {
  const camper = await server.camper()
  server.pass(90_000)
  expect((await camper.call(getSessionUser)).headers[sessionAgeHeader]).toBe('90000')
})
