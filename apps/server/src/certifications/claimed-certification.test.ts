import {
  completeBackendChallenge,
  completeModernChallenge,
  completeProject,
  completeTrophyChallenge,
  deleteAccount,
  exportAccount,
  getPublicProfile,
  resetProgress,
  saveChallenge,
  updateProfileUi,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { certificationCalled, claim, holderOf, newClaimant } from '#testing/claimant.ts'
import { everythingShown } from '#testing/everything-shown.ts'

const slug = 'responsive-web-design'
const { id } = certificationCalled(slug)

const server = await openTestServer()

describe('the id of a certification', () => {
  test.for([
    [completeModernChallenge, { id, challengeType: 7 }],
    [completeBackendChallenge, { id }],
    [completeProject, { id, challengeType: 7, solution: 'https://a.example.org' }],
    [completeTrophyChallenge, { id, challengeType: 7 }],
    [saveChallenge, { id, challengeType: 7, files: [] }],
  ] as const)('is no lesson that $0.path would take', async ([endpoint, body]) => {
    const camper = await newClaimant(server)
    expect((await camper.call(endpoint, body)).status).toBe(400)
    expect(await camper.me()).toMatchObject({ isRespWebDesignCert: false, completedChallenges: [] })
  })
})

describe('a claimed certification', () => {
  test('is deleted when the progress is reset', async () => {
    const camper = await holderOf(server, slug)
    await camper.call(resetProgress, {})
    expect(await camper.me()).toMatchObject({ isRespWebDesignCert: false, completedChallenges: [] })
    expect((await claim(camper, slug)).body).toMatchObject({
      response: { message: 'flash.incomplete-steps' },
    })
  })

  test('is part of the data download, and deleted with the account', async () => {
    const camper = await holderOf(server, slug)
    const { id: userId } = await camper.me()
    expect((await camper.call(exportAccount)).body).toMatchObject({
      user: { isRespWebDesignCert: true, completedChallenges: [{}, {}, { id, challengeType: 7 }] },
    })
    await camper.call(deleteAccount, {})
    const rows = await server.database
      .selectFrom('completions')
      .select('challenge_id')
      .where('user_id', '=', userId)
      .execute()
    expect(rows).toEqual([])
  })

  test('is on the profile, without a point, unless its owner hides it', async () => {
    const camper = await holderOf(server, slug)
    const { username, points } = await camper.me()
    const look = async () => {
      const { body } = await server.visitor().send('GET', `${getPublicProfile.path}?username=${username}`)
      return (body['entities'] as { user: Record<string, Record<string, unknown>> }).user[username] ?? {}
    }
    await camper.call(updateProfileUi, { profileUI: everythingShown })
    const shown = await look()
    expect(shown).toMatchObject({ isRespWebDesignCert: true, points: 3 })
    expect(points).toBe(3)
    expect(JSON.stringify(shown)).toContain(id)
    await camper.call(updateProfileUi, { profileUI: { ...everythingShown, showCerts: false } })
    const hidden = await look()
    expect(hidden).toMatchObject({ isRespWebDesignCert: false, points: 3 })
    expect(JSON.stringify(hidden)).not.toContain(id)
  })
})
