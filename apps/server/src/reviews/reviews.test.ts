import { deleteAccount, exportAccount, getReviews, limits, resetProgress, saveReviews } from '@cairn/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { upsertReviews } from './store.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const [id = '', other = ''] = challengeIds
const hourMs = 60 * 60 * 1000
const now = () => server.clock.now.getTime()
const review = (streak: number, answeredDate: number, lesson = id) => ({ id: lesson, streak, answeredDate })
const kept = async () => (await camper.call(getReviews)).body['reviews']

test('reviews follow the account', async () => {
  expect(await kept()).toEqual([])
  const reviews = [review(1, now() - hourMs), review(0, now(), other)]
  expect(await camper.call(saveReviews, { reviews })).toMatchObject({ status: 200, body: {} })
  expect(await kept()).toHaveLength(2)
  expect(await kept()).toEqual(expect.arrayContaining(reviews))
})

test('the newest answer stays, in whatever order answers arrive', async () => {
  const newest = review(0, now() - hourMs)
  const sent = [review(4, now() - 2 * hourMs), newest, review(7, now() - 3 * hourMs)]
  await camper.call(saveReviews, { reviews: sent })
  expect(await kept()).toEqual([newest])
  await camper.call(saveReviews, { reviews: [review(9, now() - 4 * hourMs)] })
  expect(await kept()).toEqual([newest])
  await camper.call(saveReviews, { reviews: [review(1, now())] })
  expect(await kept()).toEqual([review(1, now())])
})

test('a clock that is ahead does not outdo later answers', async () => {
  await camper.call(saveReviews, { reviews: [review(3, now() + 1000 * hourMs)] })
  expect(await kept()).toEqual([review(3, now())])
  server.pass(hourMs)
  await camper.call(saveReviews, { reviews: [review(0, now())] })
  expect(await kept()).toEqual([review(0, now())])
})

test.for([-1e300, 1e300])('a date of %f is brought within reason', async (answeredDate) => {
  expect((await camper.call(saveReviews, { reviews: [review(1, answeredDate)] })).status).toBe(200)
  expect(await kept()).toEqual([review(1, answeredDate < 0 ? 0 : now())])
})

test('lessons that the school does not have are left out, and the others stored', async () => {
  const reviews = [review(1, now(), 'f'.repeat(24)), review(2, now())]
  expect((await camper.call(saveReviews, { reviews })).status).toBe(200)
  expect(await kept()).toEqual([review(2, now())])
})

test.for([
  ['more than are sent at once', Array.from({ length: limits.maxReviewsAtOnce + 1 }, () => review(1, 1))],
  ['a streak below zero', [review(-1, 1)]],
  ['half a right answer', [review(0.5, 1)]],
])('%s is refused', async ([, reviews]) => {
  expect((await camper.call(saveReviews, { reviews })).status).toBe(400)
  expect(await kept()).toEqual([])
})

test('answers of two devices that arrive together are all kept', async () => {
  const lessons = challengeIds.slice(0, 20)
  const sent = [lessons, lessons.toReversed()].map((ids, device) =>
    camper.call(saveReviews, { reviews: ids.map((lesson) => review(device, now() - device, lesson)) }),
  )
  for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
  expect(await kept()).toEqual(
    expect.arrayContaining(lessons.map((lesson) => review(0, now(), lesson))) as unknown,
  )
})

test('each camper has their own', async () => {
  await camper.call(saveReviews, { reviews: [review(1, now())] })
  expect((await (await server.camper()).call(getReviews)).body['reviews']).toEqual([])
  expect((await server.visitor().call(getReviews)).status).toBe(401)
  expect((await server.visitor().call(saveReviews, { reviews: [] })).status).toBe(401)
})

test('reviews are part of the export, and end with the progress and with the account', async () => {
  const reviews = [review(1, now())]
  await camper.call(saveReviews, { reviews })
  expect((await camper.call(exportAccount)).body).toMatchObject({ reviews })
  await camper.call(resetProgress, {})
  expect(await kept()).toEqual([])
  await camper.call(saveReviews, { reviews })
  const { id: userId } = await camper.me()
  await camper.call(deleteAccount, {})
  expect(
    await server.database.selectFrom('reviews').selectAll().where('user_id', '=', userId).execute(),
  ).toEqual([])
})

test('however many reviews are sent, the database prepares one statement for them', async () => {
  const { id: userId } = await camper.me()
  const some = challengeIds.slice(0, 3).map((lesson) => review(1, now(), lesson))
  const prepared = await server.database.connection().execute(async (connection) => {
    for (const count of [1, 2, 3]) await upsertReviews(connection, userId, some.slice(0, count), new Date())
    const ask = sql`select statement from pg_prepared_statements where statement ilike '%insert into%reviews%'`
    return (await ask.execute(connection)).rows
  })
  expect(prepared).toHaveLength(1)
  expect(await kept()).toHaveLength(3)
})
