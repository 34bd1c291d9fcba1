import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { checkAgainst, signedCredential } from '#testing/check-certificate.ts'
import { claim, newClaimant } from '#testing/claimant.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { allCertificationsOf } from '#testing/test-certifications.ts'
import type { Visitor } from '#testing/visitor.ts'
import { claimIdsOf } from './rules.ts'

const certifications = allCertificationsOf(challengeIds)
const server = await openTestServer({ certifications })
const runs = process.env['TEST_PROFILE'] === 'nightly' ? 500 : 30

/** Campers have years, so that no certificate is too early. */
async function complete(camper: Visitor, ids: readonly string[]): Promise<void> {
  const { id: user_id } = await camper.me()
  const isClaim = (id: string) => certifications.some((one) => claimIdsOf(one).includes(id))
  const completed_at = new Date(server.clock.now.getTime() - 365 * 24 * 60 * 60 * 1000)
  const rows = ids.map((challenge_id) => ({
    user_id,
    challenge_id,
    challenge_type: isClaim(challenge_id) ? 7 : 0,
    completed_at,
  }))
  if (rows.length > 0) await server.database.insertInto('completions').values(rows).execute()
}

const claimed = { response: { message: 'flash.cert-claim-success' } }
const incomplete = { response: { message: 'flash.incomplete-steps' } }

describe.for(certifications)('$slug', ({ slug: certSlug, tests }) => {
  const ids = tests.map(({ id }) => id)

  test.for(tests)('is refused without $title', async ({ id }) => {
    const camper = await newClaimant(server)
    await complete(
      camper,
      ids.filter((other) => other !== id),
    )
    expect((await claim(camper, certSlug)).body).toMatchObject(incomplete)
  })

  test('is claimed and signed with all that it asks for', async () => {
    const camper = await newClaimant(server)
    await complete(camper, ids)
    expect((await claim(camper, certSlug)).body).toMatchObject(claimed)
    const { username } = await camper.me()
    expect(await checkAgainst(server, await signedCredential(server, { username, certSlug }))).toBe('valid')
  })
})

test('a certification can be claimed exactly when all that it asks for is among what was completed', async () => {
  const all = [...new Set(certifications.flatMap(({ tests }) => tests.map(({ id }) => id)))]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...certifications),
      fc.subarray(all),
      fc.boolean(),
      async (certification, others, hasMost) => {
        const { slug, tests } = certification
        const most = hasMost ? tests.slice(0, -1).map(({ id }) => id) : []
        // Legacy Full Stack asks for others, so one of those may be the one that is claimed.
        const isOther = (id: string) => !claimIdsOf(certification).includes(id)
        const done = [...new Set([...others.filter(isOther), ...most])]
        const camper = await newClaimant(server)
        await complete(camper, done)
        const isEarned = tests.every(({ id }) => done.includes(id))
        expect((await claim(camper, slug)).body).toMatchObject(isEarned ? claimed : incomplete)
      },
    ),
    { numRuns: runs },
  )
}, 600_000)
