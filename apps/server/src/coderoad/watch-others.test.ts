import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paths } from '@cairn/contract'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer({ sharesDatabase: true })
const patiently = { timeout: 20_000 }
let port: number
const opened: IncomingMessage[] = []

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterEach(() => {
  for (const answer of opened.splice(0)) answer.destroy()
})

async function open({ cookies }: Visitor) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { host: new URL(origin).host, cookie }
  const request = get({ port, path: paths.progressNews, agent: false, headers })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  opened.push(answer)
  const read = { text: '', hasEnded: false }
  answer.setEncoding('utf8').on('data', (chunk: string) => (read.text += chunk))
  answer.on('end', () => (read.hasEnded = true))
  return read
}

/** What another process does changes only the database. */
async function recordElsewhere(userId: string) {
  await server.database
    .insertInto('completions')
    .values({
      user_id: userId,
      challenge_id: 'f'.repeat(24),
      challenge_type: 0,
      files: '[]',
      completed_at: server.clock.now,
    })
    .execute()
}

test('a camper’s open page hears of what another process records', async () => {
  const [camper, other] = [await server.camper(), await server.camper()]
  const [news, others] = [await open(camper), await open(other)]
  const { id } = await camper.me()
  // The first look only learns how things are.
  await expect
    .poll(async () => {
      await server.database.deleteFrom('completions').where('user_id', '=', id).execute()
      await recordElsewhere(id)
      return news.text
    }, patiently)
    .toContain('data: progress')
  expect(others.text).not.toContain('data:')
})

test('a stream ends when another process ends its session', async () => {
  const camper = await server.camper()
  const news = await open(camper)
  const { id } = await camper.me()
  await server.database.deleteFrom('sessions').where('user_id', '=', id).execute()
  await expect.poll(() => news.hasEnded, patiently).toBe(true)
})
