import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  completeModernChallenge,
  csrfCookie,
  csrfHeader,
  endOtherSessions,
  type Endpoint,
  exportAccount,
  getSessionUser,
  limits,
} from '@cairn/contract'
import { beforeAll, expect, test } from 'vitest'
import { challengeIds, origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { inTurn } from './in-turn.ts'

/** More than the buffers between two local programs hold. */
const muchCode = 'x'.repeat(7_000_000)
const six = challengeIds.slice(0, 6)

const server = await openTestServer()
let port: number

beforeAll(async () => {
  const takeTurn = inTurn(limits.unreadAnswers)
  server.app.get('/twin', () => takeTurn('ada', async () => muchCode))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})

/** A camper who has saved a lot of code, which is in many answers. */
async function newBusyCamper(): Promise<Visitor> {
  const camper = await server.camper()
  const { id: user_id } = await camper.me()
  const files = JSON.stringify([{ key: 'indexhtml', ext: 'html', name: 'index', contents: muchCode }])
  const saved = { user_id, challenge_id: six[0] ?? '', files, saved_at: server.clock.now }
  await server.database.insertInto('saved_challenges').values(saved).execute()
  return camper
}

/** Sends a request and reads no more of the answer than its head. */
async function ask(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  camper?: Visitor,
  body?: unknown,
): Promise<IncomingMessage> {
  const cookies = [...(camper?.cookies ?? [])]
  const asked = request({
    port,
    method,
    path,
    agent: false,
    headers: {
      host: new URL(origin).host,
      cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
      [csrfHeader]: camper?.cookies.get(csrfCookie) ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

/** Asks six times; says how many answers have begun to arrive, and reads them all. */
function askSixTimes(one: (id: string) => Promise<IncomingMessage>) {
  let begun = 0
  const answers = six.map(async (id) => {
    const answer = await one(id)
    begun += 1
    return answer
  })
  const readAll = () =>
    Promise.all(
      answers.map(async (answer) => {
        const { length } = await text(await answer)
        return [(await answer).statusCode, length > muchCode.length]
      }),
    )
  return { begun: () => begun, readAll }
}

const served = six.map(() => [200, true])

const complete = (camper: Visitor) => (id: string) =>
  ask(completeModernChallenge, camper, { id, challengeType: 0 })

test.for([
  { name: 'completions', one: complete },
  { name: 'exports', one: (camper: Visitor) => () => ask(exportAccount, camper) },
])('$name whose answers are not read wait for each other, and are all answered', async ({ one }) => {
  const [camper, other] = [await newBusyCamper(), await server.camper()]
  const { begun, readAll } = askSixTimes(one(camper))
  await expect.poll(begun).toBe(limits.unreadAnswers)
  for (const _id of six) expect((await other.call(getSessionUser)).status).toBe(200)
  expect(begun()).toBe(limits.unreadAnswers)
  expect(await readAll()).toEqual(served)
})

test('a stolen session that does not read keeps its owner from nothing', async () => {
  const thief = await newBusyCamper()
  const owner = await server.camper((await thief.me()).email)
  const { begun, readAll } = askSixTimes(complete(thief))
  await expect.poll(begun).toBe(limits.unreadAnswers)
  expect((await owner.call(completeModernChallenge, { id: six[0], challengeType: 0 })).status).toBe(200)
  expect((await owner.call(endOtherSessions)).status).toBe(200)
  await readAll()
})

test('a caller who leaves without reading makes room', async () => {
  const camper = await newBusyCamper()
  for (const id of six) (await complete(camper)(id)).destroy()
  expect(await camper.completedIds()).toHaveLength(six.length)
})

test('twin: when a turn ends before its answer is read, all answers are kept in memory', async () => {
  const { begun } = askSixTimes(() => ask({ method: 'GET', path: '/twin' }))
  await expect.poll(begun).toBe(six.length)
})
