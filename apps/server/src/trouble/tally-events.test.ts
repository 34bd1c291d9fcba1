import { expect, test } from 'vitest'
import { tallyEvents } from './tally-events.ts'

const [one, other] = ['a'.repeat(24), 'b'.repeat(24)] as const

test('events are summed up by lesson, with the first test that failed in each attempt', () => {
  const tallies = tallyEvents([
    { event: 'challenge_opened', challenge_id: one },
    { event: 'tests-failed', challenge_id: one },
    { event: 'challenge_failed', challenge_id: one, failed_tests: [3, 2] },
    { event: 'tests-completed', challenge_id: one },
    { event: 'challenge_opened', challenge_id: other },
    { event: 'challenge_left', challenge_id: other },
  ])
  expect(tallies).toEqual([
    { challengeId: one, opened: 1, attempts: 2, passed: 1, left: 0, firstFailed: [2] },
    { challengeId: other, opened: 1, attempts: 0, passed: 0, left: 1, firstFailed: [] },
  ])
})

test('events that are about no lesson are left out', () => {
  expect(tallyEvents([{ event: 'sign_in' }, { event: 'user_data', completed_at_least: 10 }])).toEqual([])
})
