import { randomBytes } from 'node:crypto'
import {
  endOtherSessions,
  endSession,
  getSessionUser,
  limits,
  listSessions,
  sessionAgeHeader,
} from '@cairn/contract'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import { sessionsOf } from '#testing/sessions-of.ts'

const server = await openTestServer()

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

test('expired sessions are not listed, and are deleted with the next sign-in', async () => {
  const email = newAddress()
  await server.camper(email)
  server.pass(limits.sessionIdleMs + 1000)
  const camper = await server.camper(email)
  expect(await sessionsOf(camper)).toHaveLength(1)
  const rows = await server.database
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', '=', camper.cookies.get('sid')?.split('.')[0] ?? '')
    .execute()
  expect(rows).toHaveLength(1)
})

test('an account has fifty sessions at most, and keeps those that were used last', async () => {
  const { now } = server.clock
  const camper = await server.camper()
  const { id: user_id } = await camper.me()
  const older = Array.from({ length: 60 }, (_session, index) => ({
    user_id,
    session_hash: randomBytes(32),
    created_at: new Date(now.getTime() - index * 1000),
    last_seen_at: new Date(now.getTime() - index * 1000),
    confirmed_at: now,
    browser: '',
    system: '',
  }))
  await server.database.insertInto('sessions').values(older).execute()
  server.pass(60_000)
  const { email } = await camper.me()
  const again = await server.camper(email)
  const sessions = await sessionsOf(again)
  expect(sessions).toHaveLength(limits.sessionsPerAccount)
  expect(sessions[0]).toMatchObject({ isCurrent: true })
  expect(sessions.at(-1)?.lastSeenAt).toBe(older[47]?.last_seen_at.getTime())
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
