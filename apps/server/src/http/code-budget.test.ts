import { getSessionUser } from '@cairn/contract'
import { expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { openCodeBudget } from './code-budget.ts'

const server = await openTestServer()

/** A camper with four million characters of code. */
async function newBusyCamper() {
  const camper = await server.camper()
  const { id: userId } = await camper.me()
  const files = JSON.stringify([
    { key: 'indexhtml', ext: 'html', name: 'index', contents: 'x'.repeat(100_000) },
  ])
  const works = challengeIds.slice(0, 40).map((challenge_id) => ({
    user_id: userId,
    challenge_id,
    challenge_type: 14,
    files,
    completed_at: server.clock.now,
  }))
  await server.database.insertInto('completions').values(works).execute()
  return camper
}

test('a camper is sent forty million characters of code a minute, also if they ask for all at once', async () => {
  const [camper, other] = [await newBusyCamper(), await server.camper()]
  const answers = await Promise.all(Array.from({ length: 15 }, () => camper.call(getSessionUser)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = await camper.call(getSessionUser)
  expect(refused).toMatchObject({ status: 429, body: { message: 'flash.too-many-requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await other.call(getSessionUser)).status).toBe(200)
  server.pass(60_000)
  expect((await camper.call(getSessionUser)).status).toBe(200)
})

test('twin: without the budget nothing is refused', () => {
  const budget = openCodeBudget(Infinity)
  const file = { key: 'indexhtml', ext: 'html', name: 'index', contents: 'x'.repeat(100_000) } as const
  for (let sent = 0; sent < 500; sent++) {
    expect(budget.isSpent('ada', server.clock.now)).toBe(false)
    budget.spend('ada', [{ files: [file] }])
  }
})
