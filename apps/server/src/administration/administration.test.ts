import {
  addressOf,
  blockCamper,
  confirmSignIn,
  createUserToken,
  deleteCamper,
  type Endpoint,
  endpoints,
  findCampers,
  getSchoolState,
  limits,
  listLessonReports,
  listLessonsInNeed,
  listOperatorActions,
  listWaitingMails,
  type OkOf,
  type QueuedReport,
  reportLesson,
  settleLessonReport,
  unblockCamper,
} from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { addOperator, removeOperator } from '#http/operator-store.ts'
import { challengeIds } from '#testing/build-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { staleCamper } from '#testing/stale-camper.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
const reason = 'Posts advertisements'

let operator: Visitor
let operatorId: string

async function becomeOperator(camper: Visitor): Promise<string> {
  const { id } = await camper.me()
  await addOperator(server.database, id, new Date())
  return id
}

beforeEach(async () => {
  operator = await server.camper()
  operatorId = await becomeOperator(operator)
})

type OperatorLog = OkOf<typeof listOperatorActions>

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: object | undefined }

/** Makes a call with the parts of its address. */
async function ask(
  visitor: Visitor,
  endpoint: Endpoint,
  { params = {}, query = {}, body }: Parts = {},
): Promise<Answer> {
  const url = `${addressOf(endpoint, params)}?${new URLSearchParams(query).toString()}`
  return visitor.send(endpoint.method, url, body ? { body } : {})
}

/** A camper, with the address to find them by. */
async function newCamper() {
  const email = newAddress()
  const camper = await server.camper(email)
  const { id: userId, username } = await camper.me()
  return { camper, email, userId, username, params: { userId } }
}

const find = async (search: string) => (await ask(operator, findCampers, { query: { search } })).body
const logOf = async (userId: string) =>
  server.database
    .selectFrom('operator_actions')
    .select(['action', 'operator_id', 'about', 'reason'])
    .where('camper_id', '=', userId)
    .orderBy('done_at')
    .execute()

describe('calls for operators', () => {
  const theirs = endpoints.filter(({ isForOperators }) => isForOperators)

  test('are refused to everyone else, before they are asked to confirm', async () => {
    const { params } = await newCamper()
    const camper = await staleCamper(server)
    for (const endpoint of theirs) {
      const body = endpoint.method === 'GET' ? undefined : { reason }
      const about = { ...params, certSlug: 'responsive-web-design', id: '1' }
      const { status, body: answer } = await ask(camper, endpoint, { params: about, body })
      expect([endpoint.path, status, answer['message']]).toEqual([endpoint.path, 403, 'flash.operators-only'])
    }
  })

  test('ask an operator to confirm who they are', async () => {
    expect(theirs.filter(({ isConfirmed }) => !isConfirmed)).toEqual([])
    const camper = await staleCamper(server)
    await becomeOperator(camper)
    expect(await ask(camper, getSchoolState)).toMatchObject({
      status: 403,
      body: { message: 'signin.confirm-first' },
    })
  })

  test('end with the role, at the next request', async () => {
    expect((await ask(operator, getSchoolState)).status).toBe(200)
    await removeOperator(server.database, operatorId)
    expect((await ask(operator, getSchoolState)).status).toBe(403)
  })
})

describe('a search for campers', () => {
  test('finds them by a part of their name or address, in any case', async () => {
    const { email, username, userId } = await newCamper()
    const found = { campers: [{ userId, username, email, blockedAt: null, isOperator: false }] }
    expect(await find(email.slice(0, -3).toUpperCase())).toMatchObject(found)
    expect(await find(username.slice(1))).toMatchObject(found)
  })

  test('takes no sign of it for a pattern', async () => {
    await newCamper()
    for (const search of ['%', '_', '\\']) expect(await find(search)).toEqual({ campers: [], hasMore: false })
  })
})

describe('a blocked camper', () => {
  test('is signed out everywhere, cannot sign in, and has no profile', async () => {
    const { camper, email, username, params } = await newCamper()
    await camper.call(createUserToken)
    expect(await ask(operator, blockCamper, { params, body: { reason } })).toMatchObject({ status: 200 })
    expect(await camper.isSignedIn()).toBe(false)
    const visitor = server.visitor()
    const { code } = await server.askForMail(visitor, email)
    expect(await visitor.call(confirmSignIn, { code })).toMatchObject({
      status: 403,
      body: { message: 'signin.blocked' },
    })
    expect(await visitor.isSignedIn()).toBe(false)
    const profile = `/api/users/get-public-profile?username=${username}`
    expect((await server.visitor().send('GET', profile)).status).toBe(404)
    const tokens = server.database.selectFrom('user_tokens').selectAll().where('user_id', '=', params.userId)
    expect(await tokens.execute()).toEqual([])
  })

  test('keeps everything, and finds it when they are unblocked', async () => {
    const { email, userId, username, params } = await newCamper()
    await ask(operator, blockCamper, { params, body: { reason } })
    await ask(operator, unblockCamper, { params, body: { reason: 'Has apologized' } })
    expect((await (await server.camper(email)).me()).username).toBe(username)
    expect(await logOf(userId)).toEqual([
      { action: 'block', operator_id: operatorId, about: '', reason },
      { action: 'unblock', operator_id: operatorId, about: '', reason: 'Has apologized' },
    ])
  })
})

test('a deleted account is gone, and the log names it no longer', async () => {
  const { camper, email, userId, params } = await newCamper()
  expect(await ask(operator, deleteCamper, { params, body: { reason } })).toMatchObject({ status: 200 })
  expect(await camper.isSignedIn()).toBe(false)
  expect(await find(email)).toEqual({ campers: [], hasMore: false })
  const { username: name } = await operator.me()
  const { body } = await ask(operator, listOperatorActions, { query: {} })
  const entry = { operator: name, action: 'delete', camper: '', reason }
  expect(body['actions']).toContainEqual(expect.objectContaining(entry))
  expect(await ask(operator, deleteCamper, { params, body: { reason } })).toMatchObject({
    status: 404,
    body: { message: 'flash.account-gone' },
  })
  expect(await logOf(userId)).toHaveLength(1)
})

test('the log is read in pages, newest first, and none of it twice', async () => {
  const { params } = await newCamper()
  for (let time = 0; time < limits.rowsPerOperatorPage; time += 1)
    await ask(operator, time % 2 === 0 ? blockCamper : unblockCamper, { params, body: { reason } })
  const first = (await ask(operator, listOperatorActions)).body as OperatorLog
  expect(first.actions).toHaveLength(limits.rowsPerOperatorPage)
  expect(first.hasMore).toBe(true)
  const before = first.actions.at(-1)?.id ?? ''
  const second = (await ask(operator, listOperatorActions, { query: { before } })).body as OperatorLog
  const ids = [...first.actions, ...second.actions].map(({ id }) => id)
  const rows = await server.database.selectFrom('operator_actions').select('action_id').execute()
  expect(ids.toSorted()).toEqual(rows.map(({ action_id: id }) => id).toSorted())
})

test('operators cannot block or delete themselves here, not with an id in capitals either', async () => {
  for (const call of [blockCamper, deleteCamper])
    for (const userId of [operatorId, operatorId.toUpperCase()])
      expect(await ask(operator, call, { params: { userId }, body: { reason } })).toMatchObject({
        status: 409,
        body: { message: 'flash.own-account' },
      })
  expect(await operator.isSignedIn()).toBe(true)
})

test('nothing is changed without a reason', async () => {
  const { camper, userId, params } = await newCamper()
  for (const nothing of ['', '   ', '\u200B\u2060', '\u3164\u2800', 'x'.repeat(501)])
    expect(await ask(operator, blockCamper, { params, body: { reason: nothing } })).toMatchObject({
      status: 400,
      body: { message: 'flash.reason-needed', variables: { most: 500 } },
    })
  expect(await camper.isSignedIn()).toBe(true)
  expect(await logOf(userId)).toEqual([])
})

test('reports are listed with their lesson, and settled once', async () => {
  const challengeId = challengeIds[0] ?? ''
  const report = { language: 'english', kind: 'text', details: 'A typo', failedTests: [], files: [] } as const
  await server.visitor().call(reportLesson, { ...report, challengeId })
  const { body } = await ask(operator, listLessonReports)
  const listed = (body['reports'] as QueuedReport[]).at(-1)
  expect(listed).toMatchObject({ details: 'A typo', challengeId })
  const params = { id: String(listed?.id) }
  expect((await ask(operator, settleLessonReport, { params })).status).toBe(200)
  expect(await ask(operator, settleLessonReport, { params })).toMatchObject({
    status: 404,
    body: { message: 'flash.report-gone' },
  })
})

test('the state of the school counts its campers, and names its queues and features', async () => {
  const { body } = await ask(operator, getSchoolState)
  expect(body).toMatchObject({ figures: { campers: expect.any(Number) as number } })
  expect(await ask(operator, listLessonsInNeed)).toMatchObject({ body: { lessons: [] } })
})

test('mail that waits is listed without what it says', async () => {
  await server.database
    .insertInto('mail_outbox')
    .values({
      mail_id: '11111111-1111-4111-8111-111111111111',
      recipient: 'waits@example.org',
      subject: 'Your code is ABCDEFGH',
      body: 'ABCDEFGH',
      created_at: new Date(),
      kind: 'proof',
      send_until: new Date(Date.now() + 60_000),
      about: [],
    })
    .execute()
  const { body } = await ask(operator, listWaitingMails)
  expect(JSON.stringify(body)).toContain('waits@example.org')
  expect(JSON.stringify(body)).not.toContain('ABCDEFGH')
})
