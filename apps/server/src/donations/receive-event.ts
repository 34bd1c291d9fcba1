import type { IncomingHttpHeaders } from 'node:http'
import { findAttemptAbout } from './attempt-store.ts'
import { hasEvent, insertEvent } from './event-store.ts'
import { type About, type CardProvider, type DonationProvider, ProviderAway } from './attempts/provider.ts'
import type { DonationServices } from './services.ts'
import { giveUpAttempt } from './give-up-attempt.ts'
import { isOpen } from './next-status.ts'
import { settleAndThank } from './settle-and-thank.ts'

type Message = {
  body: Buffer
  headers: IncomingHttpHeaders
  /** Whether the provider may be asked about one more message that names this gift. */
  mayAsk: (attemptId: string) => boolean
}

/**
 * Takes a message of a provider. It is believed only so far as to ask the provider; so messages may be lost, repeated
 * or late. `forged`: it was not the provider who sent it.
 */
export async function receiveEvent(
  services: DonationServices,
  provider: DonationProvider | CardProvider,
  { body, headers, mayAsk }: Message,
): Promise<'taken' | 'forged'> {
  const { database, book, now } = services
  const find = (about: About) => findAttemptAbout(database, provider.name, about)
  const event = await provider.readEvent(body, headers, async (about) => {
    const named = await find(about)
    // A genuine message comes again later.
    if (named && !mayAsk(named.attemptId)) throw new ProviderAway('One gift has too many messages')
    return named !== undefined
  })
  if (!event) return 'forged'
  if (event === 'unrelated') return 'taken'
  const known = { provider: provider.name, eventId: event.eventId }
  if (await hasEvent(database, known)) return 'taken'
  const attempt = await find(event.about)
  if (attempt) {
    const { attemptId, ref } = attempt
    if (event.isDecline) await book.recordDecline(attemptId)
    if (event.newCard !== undefined && ref !== null && 'useCard' in provider) {
      await provider.useCard({ ...attempt, ref }, event.newCard)
    }
    const settled = await settleAndThank(services, attempt)
    // Anyone who knows the payment's secret could otherwise try one card after another on it.
    if (event.isDecline && ref !== null && settled && isOpen(settled.status)) {
      await giveUpAttempt(services, { ...settled, ref })
    }
  }
  // Last: a message that had no effect yet must come again.
  await insertEvent(database, known, now())
  return 'taken'
}
