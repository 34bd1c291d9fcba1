import {
  challengeTypes,
  claimedCertificationType,
  completeModernChallenge,
  getPublicProfile,
  updateProfileUi,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { specialIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()

const { id } = specialIds.step
const withoutCertifications = { profileUI: { ...everythingShown, showCerts: false } }

async function profileOf(camper: Visitor): Promise<string> {
  const { username } = await camper.me()
  const { body } = await server.visitor().send('GET', `${getPublicProfile.path}?username=${username}`)
  return JSON.stringify(body)
}

describe('a lesson of type step, whose number also marks claimed certifications', () => {
  test('gives a point like every other lesson', async () => {
    const camper = await server.camper()
    server.pass(1000)
    expect(await camper.call(completeModernChallenge, { id, challengeType: 7 })).toMatchObject({
      status: 200,
      body: { alreadyCompleted: false, points: 2 },
    })
    const { points, completedChallenges, calendar } = await camper.me()
    expect([points, Object.keys(calendar).length]).toEqual([2, 2])
    expect(completedChallenges).toMatchObject([{ id, challengeType: challengeTypes.html }])
  })

  test('is shown on a profile that hides certifications', async () => {
    const camper = await server.camper()
    await camper.call(completeModernChallenge, { id, challengeType: 7 })
    await camper.call(updateProfileUi, withoutCertifications)
    expect(await profileOf(camper)).toContain(id)
  })

  test('twin: recorded under its own number it would be taken for a certification', async () => {
    const camper = await server.camper()
    await camper.call(completeModernChallenge, { id, challengeType: 7 })
    await camper.call(updateProfileUi, withoutCertifications)
    await server.database
      .updateTable('completions')
      .set({ challenge_type: claimedCertificationType })
      .where('challenge_id', '=', id)
      .execute()
    expect((await camper.me()).points).toBe(1)
    expect(await profileOf(camper)).not.toContain(id)
  })
})
