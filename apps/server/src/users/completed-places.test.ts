import {
  completeModernChallenge,
  getCompletedPlaces,
  getLessonPlace,
  addressOf,
  getSessionUser,
  type SessionUser,
} from '@cairn/contract'
import { expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { fillProfile } from '#testing/seed-camper.ts'

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
