import { describe, expect, test } from 'vitest'
import { signedCredential, stateOf } from '#testing/check-certificate.ts'
import { certificationCalled, claim, earn, newClaimant } from '#testing/claimant.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Database } from '#database/schema.ts'
import { testCertifications, type TestServer } from '#testing/build-test-server.ts'
import type { Verdict } from '#reruns/list-verdicts.ts'
import { withoutRowLocks } from '#testing/without-row-locks.ts'
import { findOwnClaim } from './find-own-claim.ts'
import { issueCredential } from './issue-credential.ts'
import type { CredentialServices } from './services.ts'

const certSlug = 'responsive-web-design'
const [project = { id: '' }, otherProject = { id: '' }] = certificationCalled(certSlug).tests

const server = await openTestServer()

type Options = {
  verdicts?: ReadonlyMap<string, Verdict>
  database?: Database
  runMissing?: CredentialServices['runMissing']
}

const servicesOf = (
  { application, issuer, clock }: TestServer,
  { verdicts = new Map(), database = application, runMissing = async () => undefined }: Options = {},
): CredentialServices => ({
  database,
  curriculum: {
    certifications: testCertifications,
    findChallenge: (id) => ({ id, title: id, challengeType: 14, superBlock: '', block: '', dashedName: '' }),
  },
  issuer,
  listVerdicts: async () => verdicts,
  runMissing,
  onFailure: () => undefined,
  now: () => clock.now,
})

/** A claim whose credential was not begun, as after a crash right behind the claim. */
async function freshClaim() {
  const camper = await newClaimant(server)
  const { id: userId, username } = await camper.me()
  await earn(camper, certSlug)
  await claim(camper, certSlug)
  await server.database.deleteFrom('credentials').where('user_id', '=', userId).execute()
  const found = await findOwnClaim(servicesOf(server), { userId, certSlug })
  if (!found) throw new Error('The claim is missing')
  return { username, found }
}

const waiting = { state: 'waiting' } as const
const passed = { state: 'passed', ranAt: new Date('2026-03-01T11:00:00Z') } as const
const failed = { state: 'failed' } as const

describe('a claim is signed', () => {
  test('when all its projects have passed again, and says so', async () => {
    const { username, found } = await freshClaim()
    const verdicts = new Map([[project.id, passed]])
    const state = await issueCredential(servicesOf(server, { verdicts }), found)
    expect(state).toMatchObject({ state: 'signed' })
    expect(JSON.parse(await signedCredential(server, { username, certSlug }))).toMatchObject({
      evidence: [
        { narrative: expect.stringMatching(/all of them passed\. Checked at 2026-03-01T11:00:00/) as string },
        { narrative: expect.stringMatching(/^Not re-run/) as string },
      ],
    })
  })

  test('not before they are all checked, and then by itself', async () => {
    const { username, found } = await freshClaim()
    const verdicts = new Map<string, Verdict>([
      [project.id, passed],
      [otherProject.id, waiting],
    ])
    expect(await issueCredential(servicesOf(server, { verdicts }), found)).toEqual({ state: 'waiting' })
    expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'signed' })
  })

  test('after its projects were run that had not been run yet', async () => {
    const { found } = await freshClaim()
    const asked: (readonly string[])[] = []
    const services = servicesOf(server, {
      verdicts: new Map([[project.id, waiting]]),
      runMissing: async (_transaction, _userId, ids) => {
        asked.push(ids)
      },
    })
    await issueCredential(services, found)
    await issueCredential(services, found)
    expect(asked).toEqual([[project.id, otherProject.id]])
  })

  test('never while a project does not pass', async () => {
    const { found } = await freshClaim()
    const verdicts = new Map<string, Verdict>([
      [project.id, waiting],
      [otherProject.id, failed],
    ])
    const refused = { state: 'refused', challengeId: otherProject.id }
    expect(await issueCredential(servicesOf(server, { verdicts }), found)).toEqual(refused)
  })

  test('when the project that did not pass was submitted again and passes', async () => {
    const { found } = await freshClaim()
    await issueCredential(servicesOf(server, { verdicts: new Map([[project.id, failed]]) }), found)
    const state = await issueCredential(
      servicesOf(server, { verdicts: new Map([[project.id, passed]]) }),
      found,
    )
    expect(state).toMatchObject({ state: 'signed' })
  })
})

describe('twenty that ask at once', () => {
  const placesTaken = async () => (await server.database.selectFrom('credential_statuses').execute()).length

  async function askTwentyTimes(database: Database) {
    const { found } = await freshClaim()
    // Begun already, because a first insertion keeps the others waiting as well.
    await issueCredential(servicesOf(server, { verdicts: new Map([[project.id, waiting]]) }), found)
    const before = await placesTaken()
    const states = await Promise.all(
      Array.from({ length: 20 }, () => issueCredential(servicesOf(server, { database }), found)),
    )
    const ids = new Set(states.map((state) => state?.state === 'signed' && state.id))
    return { ids: ids.size, timesSigned: (await placesTaken()) - before }
  }

  test('get one credential, signed once', async () => {
    expect(await askTwentyTimes(server.application)).toEqual({ ids: 1, timesSigned: 1 })
  })

  test('twin: without the lock, it is signed more than once', async () => {
    const { timesSigned } = await askTwentyTimes(await withoutRowLocks(server.application))
    expect(timesSigned).toBeGreaterThan(1)
  })
})
