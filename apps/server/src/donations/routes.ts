import {
  addDonation,
  chargeStripe,
  chargeStripeCard,
  checkDonation,
  createPaymentIntent,
  createPayPalPayment,
  updateStripeCard,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { implement } from '#http/implement.ts'
import { refuse } from '#http/refusal.ts'
import { cardProblem, donationProblem } from './rules.ts'
import { findDonor } from './store.ts'

/** Thieves try out stolen cards where it costs nothing (docs/reference/security.md, “Stolen cards”). */
const seldom = { rateLimit: { max: 10, timeWindow: 60 * 60 * 1000 } }

/**
 * Donations as far as they work without a payment provider: who may donate, and how much; then a friendly “not yet”.
 */
export function registerDonations(app: FastifyInstance, { database }: { database: Database }): void {
  const notYet = refuse('flash.donation.not-taken')

  implement(app, createPaymentIntent, async () => notYet, seldom)
  implement(app, chargeStripe, async () => notYet, seldom)
  implement(app, createPayPalPayment, async () => notYet, seldom)
  implement(app, checkDonation, async () => notYet, seldom)
  implement(app, updateStripeCard, async () => notYet, seldom)

  implement(
    app,
    addDonation,
    async (_input, { camper }) => refuse(donationProblem(await findDonor(database, camper.userId))),
    seldom,
  )

  implement(
    app,
    chargeStripeCard,
    async (_input, { camper }) => refuse(cardProblem(await findDonor(database, camper.userId))),
    seldom,
  )
}
