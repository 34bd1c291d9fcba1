import type { Attempt } from './attempts/attempt.ts'
import type { OpenProblem, Order } from './book.ts'
import type { Core } from './core.ts'
import { isOpen } from './next-status.ts'
import type { Begun } from './attempts/provider.ts'
import { giveUpAttempt } from './give-up-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Longer than any call to a provider takes with its retries. */
export const callMs = 2 * 60 * 1000

/** Providers remember what they did for an attempt for a day. */
const replayMs = 12 * 60 * 60 * 1000

export type GiftBegun =
  | { is: 'begun'; attempt: Attempt & { ref: string }; begun: Begun }
  /** An earlier try went well. */
  | { is: 'paid'; attempt: Attempt }
  | { is: 'refused'; problem: OpenProblem | 'flash.donation.unconfirmed' }

/**
 * Records a gift before the provider hears of it, and what the provider has prepared before anything can be charged.
 * So a crash at any point leaves either nothing to pay, or an attempt that knows whom to ask. With the same attempt
 * again it finds the same gift.
 */
export async function beginGift(core: Core, order: Order): Promise<GiftBegun> {
  const { book, providerOf, now } = core
  const opened = await book.open(order)
  if (opened.is === 'refused') return opened
  if (opened.is === 'blocked') {
    const problem = await closeAttempt(core, opened.by)
    return problem ? { is: 'refused', problem } : beginGift(core, order)
  }
  const { attempt } = opened
  if (attempt.status === 'succeeded') return { is: 'paid', attempt }
  const isStale = now().getTime() - attempt.createdAt.getTime() > replayMs
  if (!isOpen(attempt.status) || isStale) return { is: 'refused', problem: 'flash.donation.attempt-used' }
  const begun = await providerOf(attempt).begin(attempt)
  if (await book.recordBegun(attempt.attemptId, begun)) {
    return { is: 'begun', attempt: { ...attempt, ref: begun.ref, customerId: begun.customerId }, begun }
  }
  // Another request for the same gift may have been charged meanwhile.
  const current = await book.find(attempt.attemptId)
  if (current?.status === 'succeeded') return { is: 'paid', attempt: current }
  return { is: 'refused', problem: 'flash.donation.attempt-used' }
}

/** Ends another open gift of the same camper, which must not be charged as well. */
async function closeAttempt(
  core: Core,
  attempt: Attempt,
): Promise<'flash.donation.already' | 'flash.donation.unconfirmed' | undefined> {
  const { book, now } = core
  const { ref, createdAt } = attempt
  if (ref === null) {
    // Another process may be talking to the provider about it.
    if (now().getTime() - createdAt.getTime() < callMs) return 'flash.donation.unconfirmed'
    await book.recordLapse(attempt)
    return undefined
  }
  // First, because what is given up although it was paid keeps its money.
  const heard = await settleAttempt(core, attempt)
  if (heard?.status === 'succeeded') return 'flash.donation.already'
  const settled = await giveUpAttempt(core, { ...attempt, ref })
  if (settled && settled.paidAt !== null) return 'flash.donation.already'
  return settled && isOpen(settled.status) ? 'flash.donation.unconfirmed' : undefined
}
