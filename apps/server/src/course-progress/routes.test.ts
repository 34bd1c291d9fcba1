import { completeModernChallenge, countBlocks, countCourses, limits } from '@cairn/contract'
import { expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const [first = '', second = '', third = ''] = challengeIds
const superBlock = 'course'

test('a visitor’s lessons are counted without being kept', async () => {
  const visitor = server.visitor()
  expect((await visitor.call(countCourses, { done: [first, second], last: second })).body).toEqual({
    courses: { course: 2 },
    next: { superBlock, title: third, blockName: 'Block', path: `/learn/course/block/${third}` },
  })
  expect((await visitor.call(countCourses, { done: [] })).body).toEqual({
    courses: {},
    next: null,
  })
})

test('a camper’s are counted together with those that still wait in the browser', async () => {
  const camper = await server.camper()
  await camper.call(completeModernChallenge, { id: first, challengeType: 0 })
  const { body } = await camper.call(countBlocks, { superBlock, done: [first, second], last: second })
  expect(body).toEqual({
    done: 2,
    blocks: { block: { done: 2, next: third } },
    next: { block: 'block', dashedName: third },
  })
})

test('of a course that is not here nothing is done', async () => {
  const { body } = await server
    .visitor()
    .call(countBlocks, { superBlock: 'elsewhere', done: [first], last: first })
  expect(body).toEqual({ done: 0, blocks: {}, next: null })
})

test('as many lessons as a call takes fit into a request, and more are refused', async () => {
  const visitor = server.visitor()
  const most = Array.from({ length: limits.maxLessonsDone }, () => first)
  expect((await visitor.call(countCourses, { done: most, last: first })).status).toBe(200)
  expect((await visitor.call(countCourses, { done: [...most, first], last: first })).status).toBe(400)
})
