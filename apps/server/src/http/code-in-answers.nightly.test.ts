import { claimCertification, completeModernChallenge, getSessionUser, saveChallenge } from '@cairn/contract'
import { expect, test } from 'vitest'
import { challengeIds, projectId } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()

const file = { key: 'indexhtml', ext: 'html', name: 'index', contents: 'x'.repeat(100_000) }
const lesson = challengeIds[0] ?? ''

/** A camper with eleven million characters of saved code, and as many of submitted code. */
async function newBusyCamper() {
  const camper = await server.camper()
  const { id: user_id } = await camper.me()
  const work = challengeIds
    .slice(0, 110)
    .map((challenge_id) => ({ user_id, challenge_id, files: JSON.stringify([file]) }))
  await server.database
    .insertInto('saved_challenges')
    .values(work.map((one) => ({ ...one, saved_at: server.clock.now })))
    .execute()
  await server.database
    .insertInto('completions')
    .values(work.map((one) => ({ ...one, challenge_type: 14, completed_at: server.clock.now })))
    .execute()
  return camper
}

const complete = { id: lesson, challengeType: 0 }
const claim = { certSlug: 'responsive-web-design' }
const save = { id: projectId, files: [file] }

test('a completion is recorded, and answered without saved code once that was forty million characters in a minute', async () => {
  const camper = await newBusyCamper()
  const answers = []
  for (let count = 0; count < 5; count++) answers.push(await camper.call(completeModernChallenge, complete))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.map(({ body }) => 'savedChallenges' in body)).toEqual([true, true, true, true, false])
  server.pass(60_000)
  expect((await camper.call(completeModernChallenge, complete)).body['savedChallenges']).toHaveLength(110)
})

test.for([
  ['claims', claimCertification, claim],
  ['saves', saveChallenge, save],
] as const)(
  '%s are refused for a minute after that, and the account is still sent',
  async ([, call, body]) => {
    const camper = await newBusyCamper()
    for (let count = 0; count < 4; count++) await camper.call(completeModernChallenge, complete)
    expect(await camper.call(call, body)).toMatchObject({
      status: 429,
      body: { message: 'flash.too-many-requests' },
    })
    expect((await camper.call(getSessionUser)).status).toBe(200)
    server.pass(60_000)
    expect((await camper.call(call, body)).status).not.toBe(429)
  },
)

test('claims count, too, also those that are refused', async () => {
  const camper = await newBusyCamper()
  for (let count = 0; count < 4; count++) {
    expect((await camper.call(claimCertification, claim)).body['completedChallenges']).toHaveLength(110)
  }
  expect((await camper.call(completeModernChallenge, complete)).body).not.toHaveProperty('savedChallenges')
})
