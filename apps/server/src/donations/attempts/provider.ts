import type { IncomingHttpHeaders } from 'node:http'
import type { Attempt, ProviderName, Snapshot } from './attempt.ts'

/** What the provider has prepared for a gift. Nothing is charged yet. */
export type Begun = {
  ref: string
  customerId: string | null
  /** With it the donor's browser finishes the payment with the provider. */
  clientSecret: string
  /** Where the donor approves the gift; empty if that happens on our page. */
  approveUrl: string
}

/** `done`: asking tells what came of it. */
export type Charged = { is: 'done' | 'declined' } | { is: 'action-needed'; clientSecret: string }

/** What a message is about. Each of these, if it is there, names one gift. */
export type About = { attemptId?: string; ref?: string; customerId?: string; paymentRef?: string }

/** A verified message of the provider. It only says what to ask about. */
export type ProviderEvent = {
  eventId: string
  about: About
  isDecline: boolean
  /** A card that a donor has given in place of their earlier one. */
  newCard?: string
}

/** A gift as the provider lists it, to compare the books. */
type ListedGift = { attemptId: string; ref: string }

/** A service that moves money. Every method can be repeated: the same attempt is never charged twice. */
export type DonationProvider = {
  readonly name: ProviderName
  /** @throws ProviderAway */
  begin: (attempt: Attempt) => Promise<Begun>
  /** How an attempt stands; also takes what the donor has approved by now. */
  ask: (attempt: Attempt & { ref: string }) => Promise<Snapshot>
  /** Makes sure that nothing more is charged. Payments stay as they are. */
  cancel: (attempt: Attempt & { ref: string }) => Promise<void>
  refund: (paymentRef: string, attempt: Attempt) => Promise<void>
  /**
   * Undefined if the message is forged, too old, or of another school; `unrelated` if it is about none of our gifts.
   *
   * @param isOurs for providers that verify their messages themselves: strangers must not make us ask for each
   */
  readEvent: (
    body: Buffer,
    headers: IncomingHttpHeaders,
    isOurs: (about: About) => Promise<boolean>,
  ) => Promise<ProviderEvent | 'unrelated' | undefined>
  /** The gifts that were begun since then and have cost the donor something. */
  listPaid: (since: Date) => Promise<ListedGift[]>
}

/** A service that can charge a card whose number it knows and we do not. */
export type CardProvider = DonationProvider & {
  charge: (attempt: Attempt & { ref: string }) => Promise<Charged>
  /** Opens the provider's page for another card. */
  openCardUpdate: (attempt: Attempt & { ref: string }) => Promise<{ sessionId: string; url: string }>
  useCard: (attempt: Attempt & { ref: string }, newCard: string) => Promise<void>
}

/** The provider does not answer, or not as it should. Whether it has done what was asked is unknown. */
export class ProviderAway extends Error {}
