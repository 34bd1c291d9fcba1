import { claimCertification, getSessionUser, limits } from '@cairn/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { claim, newClaimant } from '#testing/claimant.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'

const slug = 'responsive-web-design'

const server = await openTestServer()

/** Locks the camper's account while fifty claims arrive and `work` is done. */
async function claimWhileLocked(camper: Visitor, work: () => Promise<void>): Promise<Answer[]> {
  const { id: userId } = await camper.me()
  return server.database
    .transaction()
    .execute(async (transaction) => {
      await sql`select from users where user_id = ${userId} for update`.execute(transaction)
      const claims = Promise.all(Array.from({ length: 50 }, () => claim(camper, slug)))
      await doneOrWaiting(server.database, claims, limits.lockingCallsAtOnce)
      await work()
      return { claims }
    })
    .then(({ claims }) => claims)
}

test('fifty claims of one camper at once occupy three connections, and others are served', async () => {
  const [camper, other] = [await newClaimant(server), await server.camper()]
  const answers = await claimWhileLocked(camper, async () => {
    expect((await other.call(getSessionUser)).status).toBe(200)
  })
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(50 - limits.lockingCallsAtOnce)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(answers.some(({ status }) => status === 503)).toBe(false)
})

test('a camper may claim thirty times a minute', async () => {
  const camper = await newClaimant(server)
  for (let count = 0; count < limits.claimsPerMinute; count++) {
    expect((await camper.call(claimCertification, { certSlug: slug })).status).toBe(400)
  }
  expect((await camper.call(claimCertification, { certSlug: slug })).status).toBe(429)
})

test('a camper may fetch the whole account 120 times a minute, and ask whether it changed as often as they like', async () => {
  const camper = await server.camper()
  const first = await camper.call(getSessionUser)
  for (let count = 1; count < limits.sessionUsersPerMinute; count++) {
    expect((await camper.call(getSessionUser)).status).toBe(200)
  }
  expect((await camper.call(getSessionUser)).status).toBe(429)
  const headers = { 'if-none-match': String(first.headers['etag']) }
  expect((await camper.call(getSessionUser, undefined, headers)).status).toBe(304)
})
