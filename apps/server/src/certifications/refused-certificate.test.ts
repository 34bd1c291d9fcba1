import { frenchCertificates } from '@cairn/contract'
import { expect, test } from 'vitest'
import { testCertifications } from '#testing/build-test-server.ts'
import { stateOf } from '#testing/check-certificate.ts'
import { certificationCalled, holderOf, insertClaims, newClaimant, show } from '#testing/claimant.ts'
import { decideRun } from '#testing/decide-run.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { certificateFinder, certificateSources, certificateToDrawFinder } from './find-certificate.ts'

const certSlug = 'responsive-web-design'
const [project = { id: '' }] = certificationCalled(certSlug).tests
const server = await openTestServer()
const services = {
  database: server.database,
  curriculum: { certifications: testCertifications, findChallenge: () => undefined },
}

const decide = (userId: string, state: 'passed' | 'failed') =>
  decideRun(server.database, { userId, challengeId: project.id }, state)

/** A camper who has claimed a certification before its first project was run again, and fails. */
async function refusedHolder() {
  const camper = await newClaimant(server)
  const { id: userId, username } = await camper.me()
  await insertClaims(server, userId, [certificationCalled(certSlug)])
  await decide(userId, 'failed')
  return { userId, username, asked: { username, certSlug } }
}

test('the page of a certificate whose project fails the school’s own run says which', async () => {
  const { asked, userId } = await refusedHolder()
  const { findCertificate, findStanding } = certificateSources(services)
  expect(await findCertificate(asked)).toMatchObject({ certSlug })
  expect(await findStanding(asked)).toEqual({ state: 'refused', challengeId: project.id })
  await decide(userId, 'passed')
  expect(await findStanding(asked)).toBeUndefined()
})

test('no picture of it goes around', async () => {
  const { asked, userId } = await refusedHolder()
  expect(await certificateToDrawFinder(services)(asked)).toHaveProperty('messages')
  // Twin: it would be drawn like any other.
  expect(await certificateFinder(services)(asked)).toMatchObject({ certSlug })
  await decide(userId, 'passed')
  expect(await certificateToDrawFinder(services)(asked)).toMatchObject({ certSlug })
})

test('what was signed is shown, whatever its holder hands in afterwards', async () => {
  const camper = await holderOf(server, certSlug)
  const { id: userId, username } = await camper.me()
  expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'signed' })
  await decide(userId, 'failed')
  expect(await certificateSources(services).findStanding({ username, certSlug })).toBeUndefined()
})

test('a French certificate does not rest on it', async () => {
  const slug = 'developpeur-web-et-solutions'
  const { userId, username } = await refusedHolder()
  const others = frenchCertificates[slug].certifications.filter((one) => one !== certSlug)
  await insertClaims(server, userId, others.map(certificationCalled))
  expect((await show(server, username, slug)).body).toMatchObject({
    messages: [{ message: 'flash.user-not-certified' }],
  })
  await decide(userId, 'passed')
  expect((await show(server, username, slug)).body).toMatchObject({ certSlug: slug })
})
