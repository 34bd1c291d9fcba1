import type { DonationDuration, DonationStatus, Language } from '@cairn/contract'

export type ProviderName = 'stripe' | 'paypal' | 'demo'

/** One gift that was begun, whether or not anything came of it (docs/reference/donations.md, “Attempts”). */
export type Attempt = {
  attemptId: string
  /** Null for a visitor, and after the account was deleted. */
  userId: string | null
  /** Null until the provider tells it, and after the account was deleted. */
  email: string | null
  /** Of the page that it was begun on. */
  language: Language
  amount: number
  duration: DonationDuration
  provider: ProviderName
  status: DonationStatus
  /** The provider's subscription or payment. Nothing can have been charged while it is null. */
  ref: string | null
  customerId: string | null
  /** The provider's id of the card that is charged, if the server charges it. */
  paymentMethodId: string | null
  isDeclined: boolean
  /** It has been given up for another, so what its donor approves from now on is not taken. */
  isClosing: boolean
  createdAt: Date
  /** When the money was first seen. */
  paidAt: Date | null
  /** A monthly gift whose account was deleted: no more months may be charged. */
  mustEnd: boolean
  /** The provider has said that nothing more is charged. */
  isOver: boolean
  /** Grows with each change. */
  revision: number
}

/** Money that a donor has given, in cents. A monthly gift has one for each month. */
export type Payment = {
  ref: string
  cents: number
  refundedCents: number
  isDisputed: boolean
  paidAt: Date
}

/** What the provider says about an attempt. */
export type Snapshot = {
  /** `waiting`: for the donor. `ended`: nothing more will be charged. */
  state: 'waiting' | 'active' | 'ended'
  payments: readonly Payment[]
  email: string | null
  /** The money was asked for just now, and the donor's bank said no. */
  isDeclined?: boolean
}
