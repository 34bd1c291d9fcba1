import { resetProgress } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { deleteProgress } from '#account/store.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { certificationCalled, claim, earn, newClaimant } from '#testing/claimant.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const { id, slug, tests } = certificationCalled('responsive-web-design')

const server = await openTestServer()

/** A certification that outlived the work that it is based on. */
async function isHollow(camper: Visitor): Promise<boolean> {
  const { completedChallenges, isRespWebDesignCert } = await camper.me()
  const ids = new Set(completedChallenges.map((completed) => completed.id))
  return isRespWebDesignCert && !tests.every((lesson) => ids.has(lesson.id))
}

describe('a claim concurrent with a reset', () => {
  test('never leaves a certification without its projects', async () => {
    let camper = await newClaimant(server)
    for (let round = 0; round < 25; round++) {
      // Twice as many claims as in eight rounds are too many for one camper.
      if (round % 8 === 0) camper = await newClaimant(server)
      await earn(camper, slug)
      server.pass(60 * 60 * 1000)
      await Promise.all([claim(camper, slug), camper.call(resetProgress, {}), claim(camper, slug)])
      expect(await isHollow(camper)).toBe(false)
    }
  })

  test('twin: leaves one if the claim does not wait for the reset', async () => {
    const camper = await newClaimant(server)
    const { id: user_id } = await camper.me()
    await earn(camper, slug)
    const ids = tests.map((lesson) => lesson.id)
    const looked = await server.database
      .selectFrom('completions')
      .select('challenge_id')
      .where('user_id', '=', user_id)
      .where('challenge_id', 'in', ids)
      .execute()
    expect(looked).toHaveLength(ids.length)
    await deleteProgress(server.database, user_id, server.clock.now)
    const row = { user_id, challenge_id: id, challenge_type: 7, completed_at: server.clock.now }
    await server.database.insertInto('completions').values(row).execute()
    expect(await isHollow(camper)).toBe(true)
  })
})
