import type { Attempt } from './attempt.ts'
import { findAttempt, listUnsettled } from './attempt-store.ts'
import { callMs } from './begin-gift.ts'
import { deleteEvents } from './event-store.ts'
import { isOpen } from './next-status.ts'
import type { DonationServices } from './services.ts'
import { settleAndThank } from './settle-and-thank.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How far back the providers' lists are read. */
const listedMs = 40 * dayMs

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

/** Compares the books with the providers': whatever a message would have said is found out here at last. */
export async function reconcile(services: DonationServices): Promise<Reconciliation> {
  const { database, now, providers } = services
  const result: Reconciliation = { asked: 0, changed: 0, failed: 0, strangers: [] }
  const ask = async (attempt: Attempt) => {
    result.asked++
    try {
      const after = await decide(services, attempt)
      if (after?.status !== attempt.status) result.changed++
    } catch (error) {
      result.failed++
      services.onFailure(error)
    }
  }
  for (const attempt of await listUnsettled(database, new Date(now().getTime() - callMs))) await ask(attempt)
  for (const provider of [providers.card, providers.paypal]) {
    if (!provider) continue
    for (const { attemptId, ref } of await provider.listPaid(new Date(now().getTime() - listedMs))) {
      const attempt = await findAttempt(database, attemptId)
      if (attempt?.ref !== ref) result.strangers.push(ref)
      else if (attempt.paidAt === null) await ask(attempt)
    }
  }
  await deleteEvents(database, new Date(now().getTime() - eventsKeptMs))
  return result
}

/** Asks about an attempt; ends one that nobody has finished in a day. */
async function decide(services: DonationServices, attempt: Attempt): Promise<Attempt | undefined> {
  const { book, now, providers } = services
  const { attemptId, createdAt, ref } = attempt
  if (ref === null) {
    await book.recordLapse(attempt)
    return book.find(attemptId)
  }
  const settled = await settleAndThank(services, attempt)
  const isAbandoned = now().getTime() - createdAt.getTime() > dayMs
  if (!settled || !isOpen(settled.status) || !isAbandoned) return settled
  await book.recordClosing(attemptId)
  await providers.providerOf(attempt).cancel({ ...attempt, ref, isClosing: true })
  return settleAndThank(services, attempt)
}
