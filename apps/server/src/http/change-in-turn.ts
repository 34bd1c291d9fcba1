import { limits } from '@cairn/contract'
import { fewAtOnce } from './few-at-once.ts'
import { inTurn } from './in-turn.ts'
import { Refusal } from './refusal.ts'
import type { Camper } from './session.ts'

/** As many as a minute allows of one kind; each holds its body in memory. */
export const mostWaiting = limits.changesPerMinute

/** Too many changes of this account are under way. */
export const busy = new Refusal('flash.too-many-requests', { minutes: 1 })

// Of all endpoints together.
const admit = fewAtOnce(limits.lockingCallsAtOnce)
const takeTurn = inTurn(limits.changesAtOnce, mostWaiting)

/**
 * Makes a change of an account when its turn comes: every change waits for the row of its account, and holds one of the
 * database's connections meanwhile. One that holds the lock for long is refused with `busy` instead of waiting.
 */
export async function changeInTurn<Answer>(
  { userId }: Camper,
  change: () => Promise<Answer>,
  locksAccount: boolean,
): Promise<Answer | typeof busy> {
  return locksAccount ? admit(userId, change, busy) : takeTurn(userId, change)
}
