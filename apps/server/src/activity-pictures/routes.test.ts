import { paths, type ProfileUi } from '@cairn/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingShown } from '#testing/everything-shown.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { fillProfile } from '#testing/seed-camper.ts'
import { openProfiles } from '#users/open-profiles.ts'
import { registerActivityPictures } from './routes.ts'

const server = await openTestServer()
const app = Fastify()
let username: string
let userId: string

beforeAll(async () => {
  const { database } = server
  await server.camper('pictured@example.org')
  const row = await database
    .selectFrom('users')
    .select(['user_id', 'username_display'])
    .executeTakeFirstOrThrow()
  ;({ user_id: userId, username_display: username } = row)
  await fillProfile(database, userId)
  const profiles = openProfiles({ database, findPlace: () => undefined, appOrigins: [] })
  registerActivityPictures(app, { profiles, now: () => new Date() })
})
afterAll(() => app.close())

async function fetchWith(shown: Partial<ProfileUi>, headers: Record<string, string> = {}) {
  await server.database
    .updateTable('users')
    .set({ profile_ui: JSON.stringify({ ...everythingShown, ...shown }) })
    .where('user_id', '=', userId)
    .execute()
  return app.inject({ url: paths.activityPicture(username), headers })
}

test('a profile that shows its activity has a picture, which a cache need not fetch twice', async () => {
  const first = await fetchWith({})
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('image/png')
  expect(first.rawPayload.toString('latin1', 1, 4)).toBe('PNG')
  const again = await fetchWith({}, { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test.for([
  ['hides its activity', { showHeatMap: false }],
  ['is private', { isLocked: true }],
] as const)('a profile that %s has none, also for those who saw it before', async ([, hidden]) => {
  const { etag } = (await fetchWith({})).headers
  const { statusCode } = await fetchWith(hidden, { 'if-none-match': String(etag) })
  expect(statusCode).toBe(404)
})

test('what does not show in a picture does not change its tag either', async () => {
  const { etag } = (await fetchWith({})).headers
  const saved = { theme: 'night' } as const
  await server.database.updateTable('users').set(saved).where('user_id', '=', userId).execute()
  expect((await fetchWith({ showPoints: false })).headers.etag).toBe(etag)
})

test('nor does a name that no camper has', async () => {
  const { statusCode } = await app.inject(paths.activityPicture('no-such-camper'))
  expect(statusCode).toBe(404)
})
