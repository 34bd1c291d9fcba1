import {
  completeModernChallenge,
  getCompletedPlaces,
  getLessonPlace,
  addressOf,
  getSessionUser,
  limits,
  type SessionUser,
} from '@cairn/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { countWaiters } from '#testing/lock-waits.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { fillProfile } from '#testing/seed-camper.ts'
import { listCompletedIds } from './completion-store.ts'

const server = await openTestServer()

test('a camper gets the addresses of their own lessons, and of no others', async () => {
  const [first, second] = [await server.camper(), await server.camper()]
  await first.call(completeModernChallenge, { id: challengeIds[0] ?? '', challengeType: 0 })
  await second.call(completeModernChallenge, { id: challengeIds[1] ?? '', challengeType: 0 })
  const { body } = await first.call(getCompletedPlaces)
  expect(Object.keys(body)).toEqual([challengeIds[0]])
  expect(body[challengeIds[0] ?? '']).toEqual({
    title: challengeIds[0],
    blockName: 'Block',
    path: `/learn/course/block/${challengeIds[0]}`,
  })
})

test('a lesson that the curriculum does not have has no address', async () => {
  const camper = await server.camper()
  const { body } = await camper.call(getSessionUser)
  const [{ id }] = Object.values(body['user'] as object) as [SessionUser]
  await fillProfile(server.database, id)
  const places = Object.keys((await camper.call(getCompletedPlaces)).body)
  expect(places.toSorted()).toEqual(['b'.repeat(24), 'd'.repeat(24)])
})

/** Asks ten times while no completions can be read, and waits until `expected` of them wait for that. */
async function askWhileLocked<Answer>(ask: () => Promise<Answer>, expected: number): Promise<Answer[]> {
  const { answers } = await server.database.transaction().execute(async (transaction) => {
    await sql`lock table completions in access exclusive mode`.execute(transaction)
    const begun = Promise.all(Array.from({ length: 10 }, ask))
    await expect.poll(() => countWaiters(server.database)).toBe(expected)
    return { answers: begun }
  })
  return answers
}

test('a camper who asks many times at once occupies a few connections of the database only', async () => {
  const [camper, other] = [await server.camper(), await server.camper()]
  const answers = await askWhileLocked(() => camper.call(getCompletedPlaces), limits.changesAtOnce)
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  for (let count = 10; count < 120; count++) await camper.call(getCompletedPlaces)
  expect((await camper.call(getCompletedPlaces)).status).toBe(429)
  expect((await other.call(getCompletedPlaces)).status).toBe(200)
})

test('twin: without turns each occupies one', async () => {
  const { id } = await (await server.camper()).me()
  const answers = await askWhileLocked(() => listCompletedIds(server.application, id), 10)
  expect(answers).toHaveLength(10)
})

test('a visitor has no lessons', async () => {
  expect((await server.visitor().call(getCompletedPlaces)).status).toBe(401)
})

test('anyone may ask where a lesson is', async () => {
  const ask = (id: string) => server.visitor().send('GET', addressOf(getLessonPlace, { id }))
  const id = challengeIds[0] ?? ''
  expect((await ask(id)).body).toEqual({ title: id, blockName: 'Block', path: `/learn/course/block/${id}` })
  expect(await ask('f'.repeat(24))).toMatchObject({
    status: 404,
    body: { message: 'flash.lesson-not-found' },
  })
})
