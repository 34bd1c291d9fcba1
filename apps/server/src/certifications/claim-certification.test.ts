import { completeModernChallenge, getSessionUser } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { certificationCalled, claim, earn, holderOf, newClaimant } from '#testing/claimant.ts'

const slug = 'responsive-web-design'
const { id, title } = certificationCalled(slug)

const server = await openTestServer()

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
    const camper = await holderOf(server, slug)
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
})
