import { getPublicProfile, type ProfileUi, usernameExists } from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await buildTestServer()
})
afterAll(() => server.close())

const profile = (username: string, headers = {}) =>
  server
    .visitor()
    .send('GET', `${getPublicProfile.path}?username=${encodeURIComponent(username)}`, { headers })
const exists = (username: string) =>
  server.visitor().send('GET', `${usernameExists.path}?username=${encodeURIComponent(username)}`)

async function newCamper(): Promise<{ username: string; userId: string }> {
  const email = `${Math.random().toString(36).slice(2)}@example.org`
  await server.camper(email)
  const { username, user_id } = await server.database
    .selectFrom('users')
    .select(['username', 'user_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { username, userId: user_id }
}

describe('a public profile', () => {
  test('of nobody is 404 with an empty object', async () => {
    expect(await profile('nobody-at-all')).toMatchObject({ status: 404, body: {} })
  })

  test('never tells the address or anything else that is private', async () => {
    const { username } = await newCamper()
    const { body } = await profile(username)
    expect(JSON.stringify(body)).not.toMatch(/example\.org|email|sendQuincy|acceptedPrivacy|theme|session/i)
  })

  test('that is locked tells its name and nothing else', async () => {
    const { username, userId } = await newCamper()
    await change(userId, { isLocked: true })
    const { body } = await profile(username)
    const user = (body['entities'] as { user: Record<string, object> }).user[username] ?? {}
    expect(Object.keys(user).toSorted()).toEqual(['isLocked', 'profileUI', 'username'])
  })

  test.for([
    ['showPoints', 'points', null],
    ['showHeatMap', 'calendar', {}],
    ['showTimeLine', 'completedChallenges', []],
    ['showName', 'name', ''],
    ['showLocation', 'location', ''],
    ['showAbout', 'joinDate', ''],
    ['showPortfolio', 'portfolio', []],
    ['showDonation', 'isDonating', null],
  ] as const)('with %s off has no %s', async ([flag, field, nothing]) => {
    const { username, userId } = await newCamper()
    await change(userId, { [flag]: false })
    const { body } = await profile(username)
    const user = (body['entities'] as { user: Record<string, Record<string, unknown>> }).user[username]
    expect(user?.[field]).toEqual(nothing)
  })

  test('is not for programs that collect profiles', async () => {
    expect((await profile('anybody', { 'user-agent': 'python-requests/2.0' })).status).toBe(400)
  })

  async function change(userId: string, flags: Partial<ProfileUi>): Promise<void> {
    const { profile_ui } = await server.database
      .selectFrom('users')
      .select('profile_ui')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    await server.database
      .updateTable('users')
      .set({ profile_ui: JSON.stringify({ ...profile_ui, ...flags }) })
      .where('user_id', '=', userId)
      .execute()
  }
})

describe('asking whether a name exists', () => {
  test.for(['settings', 'LEARN', 'a', '404', 'english'])('%s is reserved', async (name) => {
    expect((await exists(name)).body).toEqual({ exists: true })
  })

  test('finds a camper in any case, and nobody else', async () => {
    const { username } = await newCamper()
    expect((await exists(username.toUpperCase())).body).toEqual({ exists: true })
    expect((await exists('surely-not-taken')).body).toEqual({ exists: false })
  })

  test('is limited to thirty a minute from one place', async () => {
    const visitor = server.visitor()
    visitor.address = '192.0.2.1'
    const ask = () => visitor.send('GET', `${usernameExists.path}?username=somebody`)
    for (let count = 0; count < 30; count++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { message: 'flash.too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('without a name is refused', async () => {
    expect((await exists('')).status).toBe(400)
  })
})
