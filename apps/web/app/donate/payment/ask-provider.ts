import { call } from '#shared/call/call.ts'
import { failedWith, type Outcome, succeeded } from './outcome.ts'

const waitsMs: readonly number[] = [2000, 4000, 8000, 16_000]

/** Asks what has become of an attempt until the provider knows, for half a minute. */
export async function askProvider(
  attemptId: string,
  ifNothing: Outcome,
  [wait, ...rest]: readonly number[] = waitsMs,
): Promise<Outcome> {
  const answer = await call('checkDonation', { body: { attemptId } })
  const outcome = outcomeOf(answer, ifNothing)
  if (outcome.is !== 'unknown' || wait === undefined) {
    const isUntouched = answer.ok && answer.value.status === 'created'
    return isUntouched ? ifNothing : outcome
  }
  await new Promise((resolve) => setTimeout(resolve, wait))
  return askProvider(attemptId, ifNothing, rest)
}

function outcomeOf(answer: Awaited<ReturnType<typeof call<'checkDonation'>>>, ifNothing: Outcome): Outcome {
  if (!answer.ok) {
    // The call that was to start the attempt never arrived.
    if (answer.refusal.key === 'flash.donation.unknown') return ifNothing
    return { is: 'unknown', problem: 'donate.states.error-2' }
  }
  const { status } = answer.value
  if (status === 'succeeded') return succeeded
  if (status === 'created' || status === 'processing') {
    return { is: 'unknown', problem: 'flash.donation.unconfirmed' }
  }
  return failedWith('flash.donation.declined', true)
}
