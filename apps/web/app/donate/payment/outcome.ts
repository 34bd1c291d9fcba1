import type { FlashKey } from '@cairn/contract'
import type { CallRefusal } from '#shared/call/call.ts'

/** A message that says why a gift did not go through. */
export type ProblemKey =
  | FlashKey
  | 'donate.states.error-2'
  | 'donate.states.authorization-failed'
  | 'donate.states.cancelled'

/** How a try to pay has ended. */
export type Outcome =
  | { is: 'succeeded' }
  /** The camper stopped, or has to correct something in the provider's fields, which say so. */
  | { is: 'stopped' }
  /** Nothing was charged. `isSettled`: this attempt is over, and the next try is another. */
  | { is: 'failed'; problem: ProblemKey; isSettled: boolean }
  /** Only the provider knows. `problem`: what to say if nothing has arrived there. */
  | { is: 'unknown'; problem: ProblemKey }

export const succeeded: Outcome = { is: 'succeeded' }
export const stopped: Outcome = { is: 'stopped' }

/** Nothing was charged. `isSettled`: the next try is another attempt. */
export function failedWith(problem: ProblemKey, isSettled = false): Outcome {
  return { is: 'failed', problem, isSettled }
}

const settling: ReadonlySet<string> = new Set<FlashKey>([
  'flash.donation.declined',
  'flash.donation.attempt-used',
  'flash.donation.amount-invalid',
])
const undecided: ReadonlySet<string> = new Set<FlashKey>([
  'flash.donation.unconfirmed',
  'flash.donation.provider-away',
])

/** What a refused call means for the gift. Without an answer, it may have been paid for. */
export function outcomeOf({ key, status, isDeclared }: CallRefusal): Outcome {
  if (undecided.has(key)) return { is: 'unknown', problem: key }
  if (isDeclared) return failedWith(key, settling.has(key))
  if (status === undefined || status >= 500) return { is: 'unknown', problem: 'donate.states.error-2' }
  return failedWith(key)
}
