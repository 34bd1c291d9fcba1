import { exportAccount as exportCall, getSessionUser } from '@cairn/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countWaiters } from '#testing/lock-waits.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { exportAccount } from './export-account.ts'

const server = await openTestServer()

const newCampers = () => Promise.all(Array.from({ length: 8 }, () => server.camper()))

/** Locks a table that only exports read while they begin and `work` is done. */
async function whileHeld<Answer>(begin: () => Promise<Answer>[], work: () => Promise<void>) {
  const begun = await server.database.transaction().execute(async (transaction) => {
    await sql`lock table known_networks in access exclusive mode`.execute(transaction)
    const answers = Promise.all(begin())
    await work()
    return { answers }
  })
  return begun.answers
}

test('exports of many accounts at once are made one after the other, and others are served', async () => {
  const [campers, other] = [await newCampers(), await server.camper()]
  const begin = () => campers.map((camper: Visitor) => camper.call(exportCall))
  const answers = await whileHeld(begin, async () => {
    await expect.poll(() => countWaiters(server.database)).toBe(1)
    for (const _camper of campers) expect((await other.call(getSessionUser)).status).toBe(200)
    expect(await countWaiters(server.database)).toBe(1)
  })
  expect(answers.map(({ status }) => status)).toEqual(campers.map(() => 200))
})

test('twin: without turns all of them occupy the database together', async () => {
  const campers = await newCampers()
  const accounts = await Promise.all(campers.map((camper) => camper.me()))
  const services = { database: server.application, signInProviders: [] }
  const begin = () =>
    accounts.map(({ id: userId, username }) =>
      exportAccount(services, { userId, username }, server.clock.now),
    )
  await whileHeld(begin, async () => {
    await expect.poll(() => countWaiters(server.database)).toBe(campers.length)
  })
})
