import { createHash } from 'node:crypto'
import type { AnalyticsEvent, ChallengeTest } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { addCounts, addFirstFailure, forgetOldCounts } from './count-store.ts'
import { dayOf } from './day-of.ts'
import { tallyEvents } from './tally-events.ts'

export type CountServices = {
  database: Database
  /** The tests of a lesson; undefined for a lesson that this school does not have. */
  loadTests: (challengeId: string) => Promise<readonly ChallengeTest[] | undefined>
  now: () => Date
}

/** Adds events to the sums of their lessons. Nothing else of them is kept: not which visit they belong to, nor when. */
export async function countEvents(
  { database, loadTests, now }: CountServices,
  events: readonly AnalyticsEvent[],
): Promise<void> {
  const day = dayOf(now())
  const known = await Promise.all(
    tallyEvents(events).map(async (tally) => ({ tally, tests: await loadTests(tally.challengeId) })),
  )
  const ours = known.flatMap(({ tally, tests }) => (tests ? [{ tally, tests }] : []))
  if (ours.length === 0) return
  const failures = ours.flatMap(({ tally: { challengeId, firstFailed }, tests }) =>
    firstFailed.flatMap((number) => {
      const text = tests[number - 1]?.text
      return text === undefined ? [] : [{ challengeId, number, hash: hashOf(text) }]
    }),
  )
  const tallies = ours.map(({ tally }) => tally)
  await transact(database, async (transaction) => {
    await forgetOldCounts(transaction, day)
    await addCounts(transaction, day, tallies)
    for (const failure of failures) await addFirstFailure(transaction, day, failure)
  })
}

/** Tells whether a test is still the one that failed. Authors’ tools compute the same of the lesson’s source. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
