import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { completeTrophyChallenge, linkMsUsername, unlinkMsUsername } from '@cairn/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestServer, specialIds, type TestServer, trophyId } from '#testing/build-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

let server: TestServer
let microsoftLearn: Server
let camper: Visitor
/** Microsoft Learn's answers, by path. */
let answers: Record<string, unknown>

beforeAll(async () => {
  microsoftLearn = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.statusCode = answer === undefined ? 404 : 200
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}))
  })
  microsoftLearn.listen(0, 'localhost')
  await once(microsoftLearn, 'listening')
  const place = microsoftLearn.address()
  server = await buildTestServer({
    microsoftLearnApiUrl: `http://localhost:${typeof place === 'object' ? place?.port : ''}`,
  })
})
afterAll(async () => {
  await server.close()
  microsoftLearn.close()
})
beforeEach(async () => {
  camper = await server.camper()
  answers = { '/profiles/transcript/share/abc': { userName: `ada-${Math.random()}` } }
})

const link = (who = camper, id = 'abc') =>
  who.call(linkMsUsername, {
    msTranscriptUrl: `https://learn.microsoft.com/en-us/users/ada/transcript/${id}`,
  })
const verify = (id: string = specialIds.trophy.id) =>
  camper.call(completeTrophyChallenge, { id, challengeType: 18 })
describe('linking a Microsoft Learn account', () => {
  test('shows its name, and unlinks it', async () => {
    const { status, body } = await link()
    expect(status).toBe(200)
    expect((await camper.me()).msUsername).toBe(body['msUsername'])
    expect((await camper.call(unlinkMsUsername)).body).toEqual({ msUsername: null })
    expect((await camper.me()).msUsername).toBeUndefined()
  })

  test('is for one camper: others are refused, even if fifty try at once', async () => {
    const others = await Promise.all(Array.from({ length: 50 }, () => server.camper()))
    const given = await Promise.all(others.map((other) => link(other)))
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(given.find(({ status }) => status !== 200)).toMatchObject({
      status: 403,
      body: { type: 'error', message: 'flash.ms.transcript.link-err-4' },
    })
  })

  test('is refused for another camper’s account without losing the own one', async () => {
    const { body } = await link()
    answers['/profiles/transcript/share/theirs'] = { userName: `bob-${Math.random()}` }
    await link(await server.camper(), 'theirs')
    expect((await link(camper, 'theirs')).status).toBe(403)
    expect((await camper.me()).msUsername).toBe(body['msUsername'])
    expect((await link()).status).toBe(200)
  })

  test('is named by a link to a transcript, and by nothing else', async () => {
    const body = { msTranscriptUrl: 'https://learn.microsoft.com/en-us/users/ada/' }
    expect(await camper.call(linkMsUsername, body)).toMatchObject({
      status: 400,
      body: { message: 'flash.ms.transcript.link-err-1' },
    })
  })

  test.for([
    ['unknown', undefined, 404, 'link-err-2'],
    ['nameless', {}, 502, 'link-err-3'],
    ['broken', '<html>', 404, 'link-err-2'],
    ['unstorable', { userName: 'ada\0' }, 404, 'link-err-2'],
    ['halved', { userName: '\ud800' }, 404, 'link-err-2'],
    ['overlong', { userName: 'a'.repeat(1024 * 1024) }, 404, 'link-err-2'],
    ['endless', { userName: 'ada', more: 'x'.repeat(5_000_000) }, 404, 'link-err-2'],
  ] as const)('an answer that is %s is told', async ([id, answer, status, key]) => {
    answers[`/profiles/transcript/share/${id}`] = answer
    expect(await link(camper, id)).toMatchObject({
      status,
      body: { message: `flash.ms.transcript.${key}` },
    })
  })
})

describe('checking a trophy', () => {
  const earn = async (typeIds: readonly string[] | undefined) => {
    const { body } = await link()
    answers[`/profiles/${encodeURIComponent(String(body['msUsername']))}`] = { userId: 'u1' }
    answers['/achievements/user/u1'] = typeIds && {
      achievements: typeIds.map((typeId) => ({ typeId, more: 1 })),
    }
  }

  test('that is earned completes the lesson', async () => {
    await earn(['other', trophyId])
    expect(await verify()).toMatchObject({ status: 200, body: { alreadyCompleted: false, points: 2 } })
    const solution = expect.stringContaining('/achievements/user/u1') as string
    expect((await camper.me()).completedChallenges).toMatchObject([
      { id: specialIds.trophy.id, challengeType: 18, solution },
    ])
  })

  test.for([
    ['another lesson', 'err-2', 400],
    ['no linked account', 'err-1', 403],
  ] as const)('is refused: %s', async ([name, key, status]) => {
    const answer = await verify(name === 'another lesson' ? specialIds.exam.id : undefined)
    expect(answer).toMatchObject({ status, body: { type: 'error', message: `flash.ms.trophy.${key}` } })
  })

  test.for([
    [undefined, 'err-3'],
    [[], 'err-6'],
    [['other'], 'err-4'],
  ] as const)('trophies %o: %s', async ([typeIds, key]) => {
    await earn(typeIds)
    expect(await verify()).toMatchObject({ status: 403, body: { message: `flash.ms.trophy.${key}` } })
    expect((await camper.me()).completedChallenges).toEqual([])
  })

  test('a profile that is gone is reported with its name', async () => {
    const { body } = await link()
    expect(await verify()).toMatchObject({
      status: 403,
      body: { message: 'flash.ms.profile.err', variables: { msUsername: body['msUsername'] } },
    })
  })
})
