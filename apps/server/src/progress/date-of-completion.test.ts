import { completeModernChallenge } from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestServer, challengeIds, type TestServer } from '#testing/build-test-server.ts'
import { codeProjects, filesOf } from '#testing/test-projects.ts'
import type { Visitor } from '#testing/visitor.ts'

const [lessonId = ''] = challengeIds
const dayMs = 24 * 60 * 60 * 1000

let server: TestServer

beforeAll(async () => {
  server = await buildTestServer()
})
afterAll(() => server.close())

const complete = (camper: Visitor, waitedMs = 0) =>
  camper.call(completeModernChallenge, { id: lessonId, challengeType: 0, waitedMs })
/** Days from the completion until now. */
const ageOf = async (camper: Visitor) => {
  const [completion] = (await camper.me()).completedChallenges
  return (server.clock.now.getTime() - (completion?.completedDate ?? 0)) / dayMs
}

test('a lesson that a visitor did three days before signing in has that date', async () => {
  const camper = await server.camper()
  const { body } = await complete(camper, 3 * dayMs)
  expect(body['completedDate']).toBe(server.clock.now.getTime() - 3 * dayMs)
  expect(await ageOf(camper)).toBe(3)
})

test('an older date replaces the one that the account has, and gives no second point', async () => {
  const camper = await server.camper()
  await complete(camper)
  const { points } = await camper.me()
  const { body } = await complete(camper, 2 * dayMs)
  expect(body).toMatchObject({ alreadyCompleted: true, points })
  expect(body['completedDate']).toBe(server.clock.now.getTime() - 2 * dayMs)
  expect(await ageOf(camper)).toBe(2)
})

test('a newer date does not', async () => {
  const camper = await server.camper()
  await complete(camper, 2 * dayMs)
  await complete(camper, dayMs)
  expect(await ageOf(camper)).toBe(2)
})

test('a project that a certification asks for counts from its arrival', async () => {
  const camper = await server.camper()
  const [project] = codeProjects as [(typeof codeProjects)[0]]
  const { id, challengeType } = project
  const files = filesOf(project, 'my own work')
  await camper.call(completeModernChallenge, { id, challengeType, files, waitedMs: 3 * dayMs })
  expect(await ageOf(camper)).toBe(0)
})
