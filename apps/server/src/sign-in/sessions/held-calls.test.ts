import type { AddressInfo } from 'node:net'
import {
  completeModernChallenge,
  csrfCookie,
  csrfHeader,
  type Endpoint,
  endOtherSessions,
  updateAbout,
} from '@cairn/contract'
import { expect, test } from 'vitest'
import { challengeIds, type TestServer } from '#testing/build-test-server.ts'
import { keepDeletedRows } from '#testing/keep-deleted-rows.ts'
import { newAddress } from '#testing/new-address.ts'
import { openSocket } from '#testing/open-socket.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const hourMs = 60 * 60 * 1000
const calls = [
  { what: 'a text of the profile', endpoint: updateAbout, body: { name: 'A thief was here' } },
  {
    what: 'a completion',
    endpoint: completeModernChallenge,
    body: { id: challengeIds[0], challengeType: 0 },
  },
]

const strong = await openTestServer()
/** A school whose sessions outlive signing out. */
const weak = await openTestServer({ weaken: (database) => keepDeletedRows(database, 'sessions') })

async function portOf({ app }: TestServer): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Sends a call without the last letter of its body; the school has found its session by then. */
async function beginCall(
  server: TestServer,
  thief: Visitor,
  { endpoint: { method, path }, body }: { endpoint: Endpoint; body: object },
) {
  const { id } = await thief.me()
  // The next request of the session is recorded in it.
  server.pass(2 * hourMs)
  const text = JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: school.test',
    `Cookie: ${[...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `${csrfHeader}: ${thief.cookies.get(csrfCookie)}`,
    'Content-Type: application/json',
    'Connection: close',
    `Content-Length: ${text.length}`,
  ].join('\r\n')
  const socket = await openSocket(await portOf(server), `${head}\r\n\r\n${text.slice(0, -1)}`)
  const isFound = async () => {
    const { count } = await server.database
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', id)
      .where('last_seen_at', '=', server.clock.now)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  await expect.poll(isFound).toBe(1)
  return { finish: () => socket.send(text.slice(-1)), answer: socket.closed }
}

/** A thief begins a call and finishes it after the owner has signed out everywhere else. */
async function holdCall(server: TestServer, call: { endpoint: Endpoint; body: object }): Promise<string> {
  const email = newAddress()
  const [thief, owner] = [await server.camper(email), await server.camper(email)]
  const held = await beginCall(server, thief, call)
  expect((await owner.call(endOtherSessions)).status).toBe(200)
  server.pass(2000)
  held.finish()
  return held.answer
}

test.for(calls)('a call whose session ended while its body was sent writes nothing: $what', async (call) => {
  expect(await holdCall(strong, call)).toMatch(/^HTTP\/1\.1 401[^]*signin\.required/)
})

test.for(calls)('twin: in a session that has not ended it does: $what', async (call) => {
  expect(await holdCall(weak, call)).toMatch(/^HTTP\/1\.1 200/)
})
