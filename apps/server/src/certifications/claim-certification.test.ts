import {
  claimCertification,
  completeBackendChallenge,
  completeModernChallenge,
  completeProject,
  completeTrophyChallenge,
  deleteAccount,
  exportAccount,
  getPublicProfile,
  getSessionUser,
  resetProgress,
  saveChallenge,
  updateAbout,
  updateProfileUi,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { certificationCalled, claim, earn, newClaimant } from '#testing/claimant.ts'
import { everythingShown } from '#testing/everything-shown.ts'

const slug = 'responsive-web-design'
const { id, title, tests } = certificationCalled(slug)

const server = await openTestServer()

async function holder(): Promise<Visitor> {
  const camper = await newClaimant(server)
  await earn(camper, slug)
  await claim(camper, slug)
  return camper
}

describe('claiming a certification', () => {
  test('sets its flag and adds it to the completed challenges, without a point or a calendar entry', async () => {
    const camper = await newClaimant(server)
    await earn(camper, slug)
    const before = await camper.me()
    const etag = String((await camper.call(getSessionUser)).headers['etag'])
    server.pass(3_600_000)
    const { status, body } = await claim(camper, slug)
    const entry = { id, completedDate: server.clock.now.getTime(), files: [], challengeType: 7 }
    expect(status).toBe(200)
    expect(body).toMatchObject({
      response: {
        type: 'success',
        message: 'flash.cert-claim-success',
        variables: { username: before.username, name: title },
      },
      isCertMap: { isRespWebDesignCert: true, isQaCertV7: false },
    })
    const after = await camper.me()
    expect(after.completedChallenges).toEqual([...before.completedChallenges, entry])
    expect(body['completedChallenges']).toEqual(after.completedChallenges)
    expect(after).toMatchObject({
      isRespWebDesignCert: true,
      points: before.points,
      calendar: before.calendar,
    })
    expect(String((await camper.call(getSessionUser)).headers['etag'])).not.toBe(etag)
    // The next lesson recounts the points.
    const { body: next } = await camper.call(completeModernChallenge, {
      id: certificationCalled('quality-assurance-v7').tests[0]?.id ?? '',
      challengeType: 0,
    })
    expect(next['points']).toBe(before.points + 1)
  })

  test('a second time keeps the first date', async () => {
    const camper = await holder()
    const { completedChallenges } = await camper.me()
    server.pass(60_000)
    expect(await claim(camper, slug)).toMatchObject({
      status: 200,
      body: {
        response: { type: 'info', message: 'flash.already-claimed', variables: { name: title } },
        isCertMap: { isRespWebDesignCert: true },
        completedChallenges,
      },
    })
  })

  test.for(['no-such-certification', 'upcoming-python-v8', '__proto__', ''])(
    'with an unknown slug is refused by name: %j',
    async (name) => {
      const answer = await claim(await newClaimant(server), name)
      expect(answer).toMatchObject({ status: 400 })
      expect(answer.body).toEqual({
        response: { type: 'danger', message: 'flash.wrong-name', variables: { name } },
      })
    },
  )

  test.for([{}, { certSlug: 1 }, { certSlug: 'x'.repeat(1025) }, { certSlug: slug, isHonest: true }, []])(
    'with an invalid body is refused without a name: %j',
    async (body) => {
      const camper = await newClaimant(server)
      const answer = await camper.call(claimCertification, body as Record<string, unknown>)
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({
        response: { type: 'danger', message: 'flash.wrong-name', variables: { name: '' } },
      })
    },
  )

  test('requires a name, which is checked before anything else', async () => {
    const camper = await server.camper()
    for (const name of ['', '   ']) {
      await camper.call(updateAbout, { name })
      const { status, body } = await claim(camper, slug)
      expect(status).toBe(400)
      expect(body).toMatchObject({
        response: { type: 'info', message: 'flash.name-needed' },
        isCertMap: { isRespWebDesignCert: false },
        completedChallenges: [],
      })
    }
  })

  test('requires everything on its list, and the refusal says what is done', async () => {
    const camper = await newClaimant(server)
    await camper.call(completeModernChallenge, { id: tests[0]?.id ?? '', challengeType: 0 })
    const { status, body } = await claim(camper, slug)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      response: { type: 'info', message: 'flash.incomplete-steps', variables: { name: title } },
      isCertMap: { isRespWebDesignCert: false },
      completedChallenges: [{ id: tests[0]?.id }],
    })
    expect((await camper.me()).isRespWebDesignCert).toBe(false)
  })

  test('that is based on six others requires those to be claimed', async () => {
    const camper = await newClaimant(server)
    const { id: user_id } = await camper.me()
    const six = certificationCalled('full-stack').tests
    for (const [index, other] of six.entries()) {
      expect((await claim(camper, 'full-stack')).body).toMatchObject({
        response: { message: 'flash.incomplete-steps' },
      })
      await server.database
        .insertInto('completions')
        .values({
          user_id,
          challenge_id: other.id,
          challenge_type: 7,
          completed_at: new Date(Date.UTC(2026, 0, index + 1)),
        })
        .execute()
    }
    expect((await claim(camper, 'full-stack')).body).toMatchObject({
      response: { message: 'flash.cert-claim-success' },
      isCertMap: { isFullStackCert: true },
    })
  })

  test('is for signed-in campers', async () => {
    expect(await server.visitor().call(claimCertification, { certSlug: slug })).toMatchObject({
      status: 401,
      body: { type: 'info', message: 'signin.required' },
    })
  })
})

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
    const camper = await holder()
    await camper.call(resetProgress, {})
    expect(await camper.me()).toMatchObject({ isRespWebDesignCert: false, completedChallenges: [] })
    expect((await claim(camper, slug)).body).toMatchObject({
      response: { message: 'flash.incomplete-steps' },
    })
  })

  test('is part of the data download, and deleted with the account', async () => {
    const camper = await holder()
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
    const camper = await holder()
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
