import type { Attempt } from './attempts/attempt.ts'
import { countedMs } from './attempt-limits.ts'
import { findAttempt, listUnsettled } from './attempt-store.ts'
import { callMs } from './begin-gift.ts'
import { forgetNetworks } from './count-store.ts'
import { decideAttempt } from './decide-attempt.ts'
import { deleteEvents } from './event-store.ts'
import { sendReceipts } from './send-receipts.ts'
import type { DonationServices } from './services.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How far back the providers' lists are read. */
const listedMs = 40 * dayMs

/** How long donors can dispute a payment. */
const disputableMs = 180 * dayMs

/** Longer than any provider repeats a message. */
const eventsKeptMs = 60 * dayMs

export type Reconciliation = {
  asked: number
  /** Attempts that the school had wrong, or did not know to be decided. */
  changed: number
  /** Attempts whose provider did not answer, or answered what cannot be. */
  failed: number
  /** The provider's ids of gifts that no attempt here knows. */
  strangers: string[]
}

/**
 * Compares the books with the providers': whatever a message would have said is found out here at last. Ends early once
 * `signal` is aborted, so that two comparisons do not run side by side.
 */
export async function reconcile(services: DonationServices, signal?: AbortSignal): Promise<Reconciliation> {
  const { card, database, now, paypal } = services
  const result: Reconciliation = { asked: 0, changed: 0, failed: 0, strangers: [] }
  const ask = async (attempt: Attempt) => {
    result.asked++
    try {
      const after = await decideAttempt(services, attempt)
      if (after?.status !== attempt.status) result.changed++
      if (after) await sendReceipts(services, after)
    } catch (error) {
      result.failed++
      services.onFailure(error)
    }
  }
  const ago = (ms: number) => new Date(now().getTime() - ms)
  // First: how long these are kept is a promise, and what follows may take long.
  await deleteEvents(database, ago(eventsKeptMs))
  await forgetNetworks(database, ago(countedMs))
  const unsettled = await listUnsettled(database, {
    begunBefore: ago(callMs),
    begunAfter: ago(listedMs),
    paidAfter: ago(disputableMs),
  })
  for (const attempt of unsettled) {
    if (signal?.aborted) return result
    await ask(attempt)
  }
  for (const provider of [card, paypal]) {
    if (!provider) continue
    for (const { attemptId, ref } of await provider.listPaid(ago(listedMs))) {
      if (signal?.aborted) return result
      const attempt = await findAttempt(database, attemptId)
      if (attempt?.ref !== ref) result.strangers.push(ref)
      else if (attempt.paidAt === null) await ask(attempt)
    }
  }
  return result
}
