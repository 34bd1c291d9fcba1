import type { DonationStatus } from '@cairn/contract'
import { afterAll } from 'vitest'
import { newAttemptId } from '#donations/new-attempt-id.ts'
import type { TestServerOptions } from '../test-server-options.ts'
import { newAddress } from '../new-address.ts'
import { openTestServer } from '../open-test-server.ts'
import type { Visitor } from '../visitor.ts'
import { learnForCard } from './learn-for-card.ts'
import { type SignedMessage, startStripeStandIn } from './stripe-stand-in.ts'

/** A school that takes cards, and the provider that it takes them with. */
export async function openDonationSchool(options: TestServerOptions = {}) {
  const clock = { now: () => new Date() }
  const stripe = await startStripeStandIn(() => clock.now())
  const server = await openTestServer({ ...options, donations: { stripe: stripe.settings } })
  clock.now = () => server.clock.now
  afterAll(() => stripe.close())

  async function attempts() {
    return server.database.selectFrom('donation_attempts').selectAll().orderBy('created_at').execute()
  }

  return {
    ...server,
    stripe,
    attempts,
    gift: (attemptId = newAttemptId()) => ({ amount: 500, duration: 'month', attemptId }) as const,
    /** A camper who may give by card. */
    learner: async (email = newAddress()): Promise<Visitor> => {
      const camper = await server.camper(email)
      await learnForCard(camper)
      return camper
    },
    tell: async ({ body, headers }: SignedMessage) =>
      server.app.inject({ method: 'POST', url: '/hooks/update-stripe', headers, payload: body }),
    statuses: async (): Promise<DonationStatus[]> => (await attempts()).map(({ status }) => status),
    /** The books of school and provider, in cents. */
    books: async () => {
      const payments = await server.database.selectFrom('donation_payments').selectAll().execute()
      return {
        school: payments.reduce((sum, { cents }) => sum + cents, 0),
        provider: stripe.books.takenCents,
      }
    },
  }
}
