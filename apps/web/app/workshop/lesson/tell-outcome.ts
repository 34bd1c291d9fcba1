import { limits } from '@cairn/contract'
import { analytics } from '#shared/analytics/analytics.ts'
import { playSound } from '#shared/preferences/sound.ts'

type Outcome = {
  challengeId: string
  hasPassed: boolean
  /** The tests of the code that failed, counted from 1. */
  failedTests?: readonly number[]
}

/** Lets the camper hear how a check went, and counts it. */
export function tellOutcome({ challengeId: challenge_id, hasPassed, failedTests = [] }: Outcome): void {
  const event = hasPassed ? 'tests-completed' : 'tests-failed'
  playSound(event)
  analytics.track({ event, challenge_id })
  const failed_tests = failedTests.filter((number) => number <= limits.maxLoggedTests)
  if (failed_tests.length > 0) analytics.track({ event: 'challenge_failed', challenge_id, failed_tests })
}
