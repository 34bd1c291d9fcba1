import { completeModernChallenge, getPublicProfile, limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()

const [first = ''] = challengeIds
const complete = (camper: Visitor, id: string) =>
  camper.call(completeModernChallenge, { id, challengeType: 0 })

describe('completing a challenge', () => {
  test('gives a point and is on the profile', async () => {
    const camper = await server.camper()
    expect(await complete(camper, first)).toMatchObject({
      status: 200,
      body: {
        alreadyCompleted: false,
        points: 2,
        completedDate: server.clock.now.getTime(),
        savedChallenges: [],
      },
    })
    const { completedChallenges, points, currentChallengeId, username, calendar } = await camper.me()
    expect([points, currentChallengeId]).toEqual([2, first])
    expect(completedChallenges).toMatchObject([{ id: first, challengeType: 0, files: [] }])
    expect(Object.values(calendar)).toEqual([1])
    const visitor = server.visitor()
    const profile = await visitor.send('GET', `${getPublicProfile.path}?username=${username.toUpperCase()}`)
    expect(JSON.stringify(profile.body)).toContain(first)
  })

  test('again keeps the first date and gives no second point', async () => {
    const camper = await server.camper()
    const before = server.clock.now
    await complete(camper, first)
    server.pass(5000)
    expect((await complete(camper, first)).body).toMatchObject({
      alreadyCompleted: true,
      points: 2,
      completedDate: before.getTime(),
    })
  })

  test('is for signed-in campers: a visitor is asked to sign in, and nothing is written', async () => {
    expect(await complete(server.visitor(), first)).toMatchObject({
      status: 401,
      body: { message: 'signin.required' },
    })
  })

  test.for([
    ['an unknown id', { id: 'f'.repeat(24), challengeType: 0 }],
    ['an id of another form', { id: 'x', challengeType: 0 }],
    ['no id', { challengeType: 0 }],
    ['a type given as text', { id: first, challengeType: '0' }],
    ['an unknown field', { id: first, challengeType: 0, isDonating: true }],
    ['null', { id: null, challengeType: 0 }],
  ] as const)('%s is refused', async ([_name, body]) => {
    const camper = await server.camper()
    expect(await camper.call(completeModernChallenge, body)).toMatchObject({
      status: 400,
      body: { message: 'flash.submission-invalid' },
    })
    expect((await camper.me()).completedChallenges).toEqual([])
  })

  test('is measured in bytes: exactly the limit is accepted, one more is not', async () => {
    const camper = await server.camper()
    const body = (contents: string) => ({
      id: first,
      challengeType: 0,
      files: [{ contents, key: 'indexhtml', ext: 'html', name: 'index' }],
    })
    const room = limits.maxPayloadBytes - Buffer.byteLength(JSON.stringify(body('')))
    // Two bytes each in UTF-8, plus one more letter if the remaining room is odd.
    const contents = 'é'.repeat(Math.floor(room / 2)) + 'x'.repeat(room % 2)
    expect((await camper.call(completeModernChallenge, body(contents))).status).toBe(200)
    expect(await camper.call(completeModernChallenge, body(`${contents}x`))).toMatchObject({
      status: 413,
      body: {
        message: 'flash.challenge-submit-too-big',
        variables: { 'user-size': limits.maxPayloadBytes + 1 },
      },
    })
  })
})

describe('a program that completes lessons', () => {
  test('is stopped after a thousand in an hour and told when to continue; other campers are not', async () => {
    const robot = await server.camper()
    const send = () => complete(robot, 'f'.repeat(24))
    for (let call = 0; call < 1000; call++) expect((await send()).status).toBe(400)
    const { status, body, headers } = await complete(robot, first)
    expect([status, body.message]).toEqual([429, 'flash.too-many-requests'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await complete(await server.camper(), first)).status).toBe(200)
  })

  test('a browser that sends all three hundred lessons it has stored is not stopped', async () => {
    const camper = await server.camper()
    for (const id of challengeIds) expect((await complete(camper, id)).status).toBe(200)
    expect((await camper.me()).points).toBe(challengeIds.length + 1)
  })
})
