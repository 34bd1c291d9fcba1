import { expect, test } from 'vitest'
import { newsStreams } from '#testing/news-streams.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer({ sharesDatabase: true })
const patiently = { timeout: 20_000 }
const open = newsStreams(server)

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
  const [{ read: news }, { read: others }] = [await open(camper), await open(other)]
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
  const { read: news } = await open(camper)
  const { id } = await camper.me()
  await server.database.deleteFrom('sessions').where('user_id', '=', id).execute()
  await expect.poll(() => news.hasEnded, patiently).toBe(true)
})
