import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { deleteOldCounts } from './call-count-store.ts'
import { LocalCallCounts } from './local-call-counts.ts'
import { openPrivateHash } from './private-hash.ts'
import { sharedCallCounts } from './shared-call-counts.ts'

const max = 3
const server = await openTestServer()

/** Two processes of one school. */
async function openTwo(options: { store: FastifyRateLimitStoreCtor }) {
  return Promise.all(
    [1, 2].map(async () => {
      const app = Fastify()
      await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => ip, ...options })
      const config = { rateLimit: { max, timeWindow: 60_000 } }
      app.get('/call', { config }, async () => 'answer')
      app.get('/other', { config }, async () => 'answer')
      app.get('/short', { config: { rateLimit: { max: 1, timeWindow: 50 } } }, async () => 'answer')
      return app
    }),
  )
}

const shared = async () => {
  const database = server.application
  return openTwo({ store: sharedCallCounts({ database, privateHash: await openPrivateHash(database) }) })
}

type Apps = Awaited<ReturnType<typeof openTwo>>

/** Calls each process in turn, as a balancer would; returns how many calls were answered. */
async function answered(apps: Apps, remoteAddress: string, url = '/call'): Promise<number> {
  let count = 0
  for (const app of [...apps, ...apps, ...apps]) {
    const { statusCode } = await app.inject({ url, remoteAddress })
    if (statusCode === 200) count += 1
  }
  return count
}

test('a caller has the same limit whichever process is asked', async () => {
  expect(await answered(await shared(), '192.0.2.1')).toBe(max)
})

test('twin: processes that count for themselves allow twice as much', async () => {
  expect(await answered(await openTwo({ store: LocalCallCounts }), '192.0.2.1')).toBe(2 * max)
})

test('calls at the same time are counted, too', async () => {
  const apps = await shared()
  const calls = Array.from({ length: 20 }, () => apps).flat()
  const answers = await Promise.all(
    calls.map((app) => app.inject({ url: '/call', remoteAddress: '192.0.2.2' })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(max)
})

test('callers and calls are counted apart', async () => {
  const apps = await shared()
  expect(await answered(apps, '192.0.2.3')).toBe(max)
  expect(await answered(apps, '192.0.2.4')).toBe(max)
  expect(await answered(apps, '192.0.2.3', '/other')).toBe(max)
})

test('a window ends, and the answer says when', async () => {
  const [app] = await shared()
  const call = () => app?.inject({ url: '/short', remoteAddress: '192.0.2.5' })
  expect((await call())?.statusCode).toBe(200)
  const refused = await call()
  expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '1'])
  await expect.poll(async () => (await call())?.statusCode).toBe(200)
})

test('what is stored names neither caller nor call', async () => {
  await answered(await shared(), '192.0.2.6')
  const rows = await server.database.selectFrom('call_counts').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows.map(({ key_hash }) => key_hash.toString('latin1')))).not.toMatch(/192\.0|call/)
})

test('a window that began while the database’s clock was ahead ends with it', async () => {
  const apps = await shared()
  await answered(apps, '192.0.2.7')
  await server.database
    .updateTable('call_counts')
    .set({ ends_at: sql<Date>`ends_at + interval '1 year'` })
    .execute()
  expect(await answered(apps, '192.0.2.7')).toBe(max)
})

test('counts of such a window are deleted with the old ones, and no others', async () => {
  const apps = await shared()
  await answered(apps, '192.0.2.8')
  await deleteOldCounts(server.database)
  const countAll = async () => (await server.database.selectFrom('call_counts').selectAll().execute()).length
  expect(await countAll()).toBeGreaterThan(0)
  await server.database
    .updateTable('call_counts')
    .set({ ends_at: sql<Date>`ends_at + interval '1 year'` })
    .execute()
  await deleteOldCounts(server.database)
  expect(await countAll()).toBe(0)
})
