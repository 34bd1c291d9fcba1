import { randomUUID } from 'node:crypto'
import { frenchCertificates } from '@cairn/contract'
import { expect, test } from 'vitest'
import { testCertifications } from '#testing/build-test-server.ts'
import { stateOf } from '#testing/check-certificate.ts'
import { certificationCalled, holderOf, newClaimant, show } from '#testing/claimant.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { certificateFinder, certificateSources, certificateToDrawFinder } from './find-certificate.ts'

const certSlug = 'responsive-web-design'
const [project = { id: '' }] = certificationCalled(certSlug).tests
const server = await openTestServer()
const services = {
  database: server.database,
  curriculum: { certifications: testCertifications, findChallenge: () => undefined },
}

/** Records what the school's own run of a project has found. */
async function decide(userId: string, challengeId: string, state: 'passed' | 'failed'): Promise<void> {
  await server.database
    .insertInto('project_runs')
    .values({
      user_id: userId,
      challenge_id: challengeId,
      run_id: randomUUID(),
      work_hash: Buffer.alloc(32),
      state,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'challenge_id']).doUpdateSet({ state }))
    .execute()
}

/** A camper who has claimed a certification before its first project was run again, and fails. */
async function refusedHolder() {
  const camper = await newClaimant(server)
  const { id: userId, username } = await camper.me()
  const claim = {
    user_id: userId,
    challenge_id: certificationCalled(certSlug).id,
    challenge_type: 7,
    completed_at: server.clock.now,
  }
  await server.database.insertInto('completions').values(claim).execute()
  await decide(userId, project.id, 'failed')
  return { userId, username, asked: { username, certSlug } }
}

test('the page of a certificate whose project fails the school’s own run says which', async () => {
  const { asked, userId } = await refusedHolder()
  const { findCertificate, findStanding } = certificateSources(services)
  expect(await findCertificate(asked)).toMatchObject({ certSlug })
  expect(await findStanding(asked)).toEqual({ state: 'refused', challengeId: project.id })
  await decide(userId, project.id, 'passed')
  expect(await findStanding(asked)).toBeUndefined()
})

test('no picture of it goes around', async () => {
  const { asked, userId } = await refusedHolder()
  expect(await certificateToDrawFinder(services)(asked)).toHaveProperty('messages')
  // Twin: it would be drawn like any other.
  expect(await certificateFinder(services)(asked)).toMatchObject({ certSlug })
  await decide(userId, project.id, 'passed')
  expect(await certificateToDrawFinder(services)(asked)).toMatchObject({ certSlug })
})

test('what was signed is shown, whatever its holder hands in afterwards', async () => {
  const camper = await holderOf(server, certSlug)
  const { id: userId, username } = await camper.me()
  expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'signed' })
  await decide(userId, project.id, 'failed')
  expect(await certificateSources(services).findStanding({ username, certSlug })).toBeUndefined()
})

test('a French certificate does not rest on it', async () => {
  const slug = 'developpeur-web-et-solutions'
  const { userId, username } = await refusedHolder()
  const others = frenchCertificates[slug].certifications.filter((one) => one !== certSlug)
  const claims = others.map((one) => ({
    user_id: userId,
    challenge_id: certificationCalled(one).id,
    challenge_type: 7,
    completed_at: server.clock.now,
  }))
  await server.database.insertInto('completions').values(claims).execute()
  expect((await show(server, username, slug)).body).toMatchObject({
    messages: [{ message: 'flash.user-not-certified' }],
  })
  await decide(userId, project.id, 'passed')
  expect((await show(server, username, slug)).body).toMatchObject({ certSlug: slug })
})
