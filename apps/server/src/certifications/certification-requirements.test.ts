import { claimCertification, completeModernChallenge, updateAbout } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { certificationCalled, claim, newClaimant } from '#testing/claimant.ts'

const slug = 'responsive-web-design'
const { title, tests } = certificationCalled(slug)

const server = await openTestServer()

describe('claiming a certification', () => {
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
