import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signedCredential, stateOf } from '#testing/check-certificate.ts'
import { certificationCalled, claim, earn, newClaimant } from '#testing/claimant.ts'
import { credentialServices } from '#testing/credential-services.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Database } from '#database/schema.ts'
import { withoutRowLocks } from '#testing/without-row-locks.ts'
import { findOwnClaim } from './find-own-claim.ts'
import { type ClaimToSign, issueCredential } from './issue-credential.ts'
import type { CredentialServices } from './services.ts'

const certSlug = 'responsive-web-design'
const [project = { id: '' }, otherProject = { id: '' }] = certificationCalled(certSlug).tests

const server = await openTestServer()

const services = (changes: Partial<CredentialServices> = {}) => credentialServices(server, changes)

type State = 'waiting' | 'passed' | 'failed'

/** What running the two projects of a claim again has shown; undefined where they were not. */
async function decide({ userId }: ClaimToSign, ...states: (State | undefined)[]): Promise<void> {
  await server.database.deleteFrom('project_runs').where('user_id', '=', userId).execute()
  const runs = [project, otherProject].flatMap(({ id }, index) => {
    const state = states[index]
    return state ? [{ challenge_id: id, state, ran_at: state === 'waiting' ? null : ranAt }] : []
  })
  for (const run of runs) {
    const row = { user_id: userId, run_id: randomUUID(), work_hash: Buffer.alloc(32), ...run }
    await server.database.insertInto('project_runs').values(row).execute()
  }
}
const ranAt = new Date('2026-03-01T11:00:00Z')

/** A claim whose credential was not begun, as after a crash right behind the claim. */
async function freshClaim() {
  const camper = await newClaimant(server)
  const { id: userId, username } = await camper.me()
  await earn(camper, certSlug)
  await claim(camper, certSlug)
  await server.database.deleteFrom('credentials').where('user_id', '=', userId).execute()
  const found = await findOwnClaim(services(), { userId, certSlug })
  if (!found) throw new Error('The claim is missing')
  return { username, found }
}

describe('a claim is signed', () => {
  test('when all its projects have passed again, and says so', async () => {
    const { username, found } = await freshClaim()
    await decide(found, 'passed')
    expect(await issueCredential(services(), found)).toMatchObject({ state: 'signed' })
    expect(JSON.parse(await signedCredential(server, { username, certSlug }))).toMatchObject({
      evidence: [
        { narrative: expect.stringMatching(/all of them passed\. Checked at 2026-03-01T11:00:00/) as string },
        { narrative: expect.stringMatching(/^Not re-run/) as string },
      ],
    })
  })

  test('not before they are all checked, and then when it is opened', async () => {
    const { username, found } = await freshClaim()
    await decide(found, 'passed', 'waiting')
    expect(await issueCredential(services(), found)).toEqual({ state: 'waiting' })
    await decide(found, 'passed', 'passed')
    expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'signed' })
  })

  test('after its projects were run that had not been run yet, until it is signed', async () => {
    const { found } = await freshClaim()
    const asked: (readonly string[])[] = []
    const runMissing: CredentialServices['runMissing'] = async (_transaction, _userId, ids) => {
      asked.push(ids)
      await decide(found, asked.length === 1 ? 'waiting' : 'passed')
    }
    expect(await issueCredential(services({ runMissing }), found)).toMatchObject({ state: 'waiting' })
    expect(await issueCredential(services({ runMissing }), found)).toMatchObject({ state: 'signed' })
    await issueCredential(services({ runMissing }), found)
    const projects = [project.id, otherProject.id]
    expect(asked).toEqual([projects, projects])
  })

  test('never while a project does not pass', async () => {
    const { found } = await freshClaim()
    await decide(found, 'waiting', 'failed')
    const refused = { state: 'refused', challengeId: otherProject.id }
    expect(await issueCredential(services(), found)).toEqual(refused)
  })

  test('when the project that did not pass was submitted again and passes', async () => {
    const { found } = await freshClaim()
    await decide(found, 'failed')
    await issueCredential(services(), found)
    await decide(found, 'passed')
    expect(await issueCredential(services(), found)).toMatchObject({ state: 'signed' })
  })
})

describe('twenty that ask at once', () => {
  const placesTaken = async () => (await server.database.selectFrom('credential_statuses').execute()).length

  async function askTwentyTimes(database: Database) {
    const { found } = await freshClaim()
    // Begun already, because a first insertion keeps the others waiting as well.
    await decide(found, 'waiting')
    await issueCredential(services(), found)
    await decide(found, 'passed')
    const before = await placesTaken()
    const states = await Promise.all(
      Array.from({ length: 20 }, () => issueCredential(services({ database }), found)),
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
