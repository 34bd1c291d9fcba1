import { completionLevels, type GiftPlace } from '@cairn/contract'
import { useRef, useState } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import { refreshSessionUser, useSessionUser } from '#shared/call/session-user.ts'
import type { Gift } from '#donate/gift/gift.ts'
import { askProvider } from './ask-provider.ts'
import { attemptIdOf, forgetAttempt } from '#donate/gift/attempt.ts'
import { markDonor } from './mark-donor.ts'
import { failedWith, type Outcome, type ProblemKey } from './outcome.ts'
import { namesOfWays, type Way } from '#donate/gift/way.ts'

/** What is paid for, how, and by which attempt. */
type Attempt = { gift: Gift; way: Way; attemptId: string }

type PaymentState =
  | { is: 'ready'; problem?: ProblemKey }
  | { is: 'processing' | 'authenticating' | 'approving' | 'asking' | 'done' }
  | { is: 'unclear'; attempt: Attempt }

/** Tries to pay for the gift; may show in between that the bank asks for something. */
type Send = (attemptId: string, show: (state: PaymentState) => void) => Promise<Outcome>

export type Payment = {
  state: PaymentState
  /** Pays; does nothing while that is under way. */
  pay: (gift: Gift, way: Way, send: Send) => Promise<void>
  /** Asks what has become of an attempt. */
  ask: (attempt: Attempt) => Promise<void>
}

/** Paying for a gift, from the click until it is known whether it has arrived. */
export function usePayment(place: GiftPlace): Payment {
  const [state, setState] = useState<PaymentState>({ is: 'ready' })
  const isBusy = useRef(false)
  const user = useSessionUser()

  const settle = async (attempt: Attempt, outcome: Outcome): Promise<PaymentState> => {
    if (outcome.is === 'unknown') return { is: 'unclear', attempt }
    if (outcome.is === 'stopped') return { is: 'ready' }
    if (outcome.is === 'failed') {
      if (outcome.isSettled) forgetAttempt(attempt.attemptId)
      return { is: 'ready', problem: outcome.problem }
    }
    // Counted in the tab that is first, and not by the reader of a stranger's link.
    if (forgetAttempt(attempt.attemptId)) {
      markDonor()
      countGift(place, attempt, user?.completedChallengeCount ?? 0)
    }
    await refreshSessionUser()
    return { is: 'done' }
  }

  const run = async (attempt: Attempt, send: Send) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      setState({ is: 'processing' })
      const outcome = await send(attempt.attemptId, setState)
      if (outcome.is === 'unknown') setState({ is: 'asking' })
      const { attemptId } = attempt
      const known =
        outcome.is === 'unknown' ? await askProvider(attemptId, failedWith(outcome.problem)) : outcome
      setState(await settle(attempt, known))
    } catch (error) {
      setState({ is: 'ready', problem: 'donate.states.error-2' })
      throw error
    } finally {
      isBusy.current = false
    }
  }

  return {
    state,
    pay: (gift, way, send) => run({ gift, way, attemptId: attemptIdOf(gift, way) }, send),
    ask: (attempt) => run(attempt, async () => ({ is: 'unknown', problem: 'flash.donation.unknown' })),
  }
}

function countGift(place: GiftPlace, { gift: { amount, duration }, way }: Attempt, completed: number): void {
  analytics.track({
    event: 'donation',
    action: `${place} ${namesOfWays[way]} Payment Submission`,
    amount,
    duration,
    completed_at_least: completionLevels.findLast((least) => least <= completed) ?? 0,
  })
}
