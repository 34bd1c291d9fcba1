import type { AnalyticsEvent } from '@cairn/contract'

/** What some events say about a lesson. */
export type Tally = {
  challengeId: string
  opened: number
  attempts: number
  passed: number
  left: number
  /** The first test that failed in each failed attempt, counted from 1. */
  firstFailed: number[]
}

/** Sums events by lesson; those that are about no lesson are left out. */
export function tallyEvents(events: readonly AnalyticsEvent[]): Tally[] {
  const tallies = new Map<string, Tally>()
  for (const event of events) {
    if (!('challenge_id' in event)) continue
    const { challenge_id: challengeId } = event
    const tally = tallies.get(challengeId) ?? emptyTally(challengeId)
    tallies.set(challengeId, tally)
    switch (event.event) {
      case 'challenge_opened':
        tally.opened += 1
        break
      case 'challenge_left':
        tally.left += 1
        break
      case 'tests-completed':
        tally.attempts += 1
        tally.passed += 1
        break
      case 'tests-failed':
        tally.attempts += 1
        break
      case 'challenge_failed':
        tally.firstFailed.push(Math.min(...event.failed_tests))
        break
    }
  }
  return [...tallies.values()]
}

function emptyTally(challengeId: string): Tally {
  return { challengeId, opened: 0, attempts: 0, passed: 0, left: 0, firstFailed: [] }
}
