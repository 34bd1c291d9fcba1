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
