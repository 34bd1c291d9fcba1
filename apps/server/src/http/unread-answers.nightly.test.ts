import { once } from 'node:events'
import { IncomingMessage, request, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  completeModernChallenge,
  csrfCookie,
  csrfHeader,
  endOtherSessions,
  type Endpoint,
  exportAccount,
  getPublicProfile,
  getSessionUser,
  limits,
  updateProfileUi,
  updateTheme,
} from '@cairn/contract'
import { beforeAll, expect, test } from 'vitest'
import { challengeIds, origin } from '#testing/build-test-server.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { inTurn } from './in-turn.ts'
import { openUnreadBytes } from './unread-bytes.ts'

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

/** Asks for large answers one after the other, each after a change, and reads none. */
async function askAfterChanges(
  owner: Visitor,
  one: () => Promise<IncomingMessage>,
): Promise<IncomingMessage[]> {
  const answers: IncomingMessage[] = []
  for (const theme of Array.from({ length: mostUnread + 2 }, (_, index) =>
    index % 2 ? 'night' : 'default',
  )) {
    await owner.call(updateTheme, { theme })
    answers.push(await one())
    // The limit of code a minute is another one.
    server.pass(60_000)
  }
  return answers
}

const statusesOf = (answers: IncomingMessage[]) => answers.map(({ statusCode }) => statusCode)
const mostUnread = Math.ceil(limits.unreadBytes / muchCode.length)
const servedAndRefused = [...Array.from({ length: mostUnread }, () => 200), 429, 429]

test('a profile that is not read takes little memory, however often it changes, and others are served', async () => {
  const camper = await newBusyCamper()
  const { id, username } = await camper.me()
  await server.database
    .insertInto('completions')
    .columns(['user_id', 'challenge_id', 'challenge_type', 'completed_at', 'files'])
    .expression((from) =>
      from
        .selectFrom('saved_challenges')
        .select((row) => ['user_id', 'challenge_id', row.lit(14).as('challenge_type'), 'saved_at', 'files'])
        .where('user_id', '=', id),
    )
    .execute()
  await camper.call(updateProfileUi, { profileUI: everythingShown })
  const profile = { method: 'GET', path: `${getPublicProfile.path}?username=${username}` } as const
  const answers = await askAfterChanges(camper, () => ask(profile))
  expect(statusesOf(answers)).toEqual(servedAndRefused)
  expect((await server.visitor().send('GET', profile.path)).status).toBe(200)
  await Promise.all(answers.map((answer) => text(answer)))
  const again = await ask(profile)
  expect([again.statusCode, (await text(again)).length > muchCode.length]).toEqual([200, true])
})

test('an account that is not read takes little memory, however often it changes, and its owner is served', async () => {
  const thief = await newBusyCamper()
  const owner = await server.camper((await thief.me()).email)
  const answers = await askAfterChanges(owner, () => ask(getSessionUser, thief))
  expect(statusesOf(answers)).toEqual(servedAndRefused)
  expect((await owner.call(getSessionUser)).status).toBe(200)
  await Promise.all(answers.map((answer) => text(answer)))
  expect((await thief.call(getSessionUser)).status).toBe(200)
})

test('twin: without a limit of unread bytes nothing is refused', async () => {
  const unread = openUnreadBytes(Infinity)
  for (let sent = 0; sent < 1000; sent++) {
    expect(unread.isTooMuch('ada')).toBe(false)
    void unread.count('ada', muchCode.length, new ServerResponse(new IncomingMessage(new Socket())))
  }
})

test('twin: when a turn ends before its answer is read, all answers are kept in memory', async () => {
  const { begun } = askSixTimes(() => ask({ method: 'GET', path: '/twin' }))
  await expect.poll(begun).toBe(six.length)
})
