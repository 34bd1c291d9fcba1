import type { DonationDuration, DonationStatus, Language } from '@cairn/contract'
import type { Generated } from 'kysely'

type DonationProviderName = 'stripe' | 'paypal' | 'demo'

type DonationAttemptsTable = {
  attempt_id: string
  user_id: string | null
  is_by_visitor: Generated<boolean>
  email: string | null
  language: Language
  amount: number
  duration: DonationDuration
  provider: DonationProviderName
  status: Generated<DonationStatus>
  ref: string | null
  customer_id: string | null
  payment_method_id: string | null
  is_closing: Generated<boolean>
  network_hash: Buffer | null
  created_at: Date
  declined_at: Date | null
  paid_at: Date | null
  must_end: Generated<boolean>
  is_over: Generated<boolean>
  revision: Generated<number>
}

/** Gifts, their money, and the messages about them (docs/reference/donations.md). */
export type DonationTables = {
  donation_attempts: DonationAttemptsTable
  donation_payments: {
    provider: DonationProviderName
    ref: string
    attempt_id: string
    cents: number
    refunded_cents: number
    is_disputed: boolean
    paid_at: Date
    receipt_at: Generated<Date | null>
  }
  donation_events: { provider: DonationProviderName; event_id: string; received_at: Date }
}
