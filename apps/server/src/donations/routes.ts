import {
  addDonation,
  chargeStripe,
  chargeStripeCard,
  checkDonation,
  createPaymentIntent,
  createPayPalPayment,
  showMonthlyGift,
  updateStripeCard,
} from '@cairn/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { customerOrCamper } from '#http/caller-key.ts'
import { implement } from '#http/implement.ts'
import { inTurn } from '#http/in-turn.ts'
import { isOfPage } from '#http/is-of-page.ts'
import { customerKey } from '#http/network-keys.ts'
import type { PrivateHash } from '#http/private-hash.ts'
import { refuse, Refusal } from '#http/refusal.ts'
import { normaliseEmail } from '#sign-in/mail-codes/rules.ts'
import { findUser } from '#users/store.ts'
import { findAttempt, findAttemptAbout, findMonthlyGift, findOpenAttempt } from './attempt-store.ts'
import type { Attempt } from './attempts/attempt.ts'
import { chargeCamper, thanks } from './charge-camper.ts'
import { confirmGift } from './confirm-gift.ts'
import { createPayment } from './create-payment.ts'
import { isOpen } from './next-status.ts'
import { openCardUpdate } from './open-card-update.ts'
import { cardProblem, donationProblem, meansOf } from './rules.ts'
import type { Asker, DonationServices } from './services.ts'
import { findDonor } from './store.ts'

const hourMs = 60 * 60 * 1000

/** Thieves try out stolen cards where it costs nothing (docs/reference/donations.md, “Stolen cards”). */
const seldom = { rateLimit: { max: 10, timeWindow: hourMs, keyGenerator: customerOrCamper } }
/** At the provider’s page for another card, cards can be tried out as well, and the school is not told of each. */
const fewADay = { rateLimit: { max: 10, timeWindow: 24 * hourMs, keyGenerator: customerOrCamper } }
/** Pages ask again while they wait for the provider, which refuses a school that asks too often. */
const often = { rateLimit: { max: 120, timeWindow: hourMs, keyGenerator: customerOrCamper } }

/** Questions about one attempt that may wait for each other; a page has one of them under way. */
const mostWaiting = 20

const notTaken = refuse('flash.donation.not-taken')

/** The calls of the donation pages. */
export function registerDonations(
  app: FastifyInstance,
  { privateHash, ...services }: DonationServices & { privateHash: PrivateHash },
): void {
  const { book, card, database, paypal } = services
  // A gift that is begun ends an open one of its camper, whose card must not be charged at that moment.
  const takeTurn = inTurn()
  const oneByOne = <Answer>({ userId }: Asker, begin: () => Promise<Answer>) =>
    userId === null ? begin() : takeTurn(userId, begin)
  // Each answer of the provider changes the attempt, so that questions beside it would have to be asked again.
  const takeTurnOfAttempt = inTurn(1, mostWaiting)
  const confirm = async (attempt: Attempt | undefined) =>
    attempt
      ? takeTurnOfAttempt(attempt.attemptId, () => confirmGift(services, attempt))
      : refuse('flash.donation.unconfirmed')
  const askerOf = (request: FastifyRequest): Asker => ({
    // A page that shows another account gives for that one, by the address that it sends.
    userId: (isOfPage(request) && request.session?.camper.userId) || null,
    networkHash: privateHash('network', customerKey(request.ip)),
    language: request.language,
  })

  implement(
    app,
    createPaymentIntent,
    async ({ body }, { request }) => {
      if (!card) return notTaken
      const email = normaliseEmail(body.email)
      if (email === undefined) return refuse('flash.email-invalid')
      const asker = askerOf(request)
      const wanted = { ...body, email }
      const created = await oneByOne(asker, () => createPayment(services, card, { asker, wanted }))
      if (created instanceof Refusal) return created
      const { attempt, begun } = created
      return { attemptId: attempt.attemptId, subscriptionId: begun.ref, clientSecret: begun.clientSecret }
    },
    seldom,
  )

  implement(
    app,
    chargeStripe,
    async ({ body: { subscriptionId: ref } }) => {
      if (!card) return notTaken
      return confirm(await findAttemptAbout(database, card.name, { ref }))
    },
    often,
  )

  implement(
    app,
    chargeStripeCard,
    async ({ body }, { camper, request }) => {
      const { userId } = camper
      const problem = cardProblem(await findDonor(database, userId), { isTaken: card !== null })
      if (problem === 'flash.donation.already' && body.attemptId !== undefined) {
        const known = await book.find(body.attemptId)
        if (known?.userId === userId && known.status === 'succeeded') return thanks
      }
      if (problem) return refuse(problem)
      if (!card) return notTaken
      const email = normaliseEmail((await findUser(database, userId))?.email ?? '')
      if (email === undefined) return refuse('flash.donation.email-needed')
      const asker = askerOf(request)
      const wanted = { ...body, email }
      return oneByOne(asker, () => chargeCamper(services, card, { asker, wanted }))
    },
    seldom,
  )

  implement(
    app,
    createPayPalPayment,
    async ({ body }, { request }) => {
      if (!paypal) return notTaken
      const asker = askerOf(request)
      const user = asker.userId === null ? undefined : await findUser(database, asker.userId)
      const email = normaliseEmail(user?.email ?? '') ?? null
      const wanted = { ...body, email }
      const created = await oneByOne(asker, () => createPayment(services, paypal, { asker, wanted }))
      if (created instanceof Refusal) return created
      const { attempt, begun } = created
      return { attemptId: attempt.attemptId, id: begun.ref, approveUrl: begun.approveUrl }
    },
    seldom,
  )

  implement(
    app,
    addDonation,
    async ({ body: { attemptId } }, { camper: { userId } }) => {
      const named = attemptId === undefined ? undefined : await findAttempt(database, attemptId)
      const attempt = named?.userId === userId ? named : await findOpenAttempt(database, userId)
      if (attempt) return confirm(attempt)
      const problem = donationProblem(await findDonor(database, userId), {
        isTaken: (card ?? paypal) !== null,
      })
      return refuse(problem ?? 'flash.donation.unconfirmed')
    },
    often,
  )

  implement(
    app,
    checkDonation,
    async ({ body: { attemptId } }) => {
      if (!card && !paypal) return notTaken
      const attempt = await findAttempt(database, attemptId)
      if (!attempt) return refuse('flash.donation.unknown')
      if (!isOpen(attempt.status)) return { status: attempt.status }
      const answer = await confirm(attempt)
      if (answer instanceof Refusal && answer.key === 'flash.donation.provider-away')
        return refuse(answer.key)
      const { status } = (await findAttempt(database, attemptId)) ?? attempt
      return { status }
    },
    often,
  )

  implement(app, showMonthlyGift, async (_input, { camper: { userId } }) => {
    const gift = await findMonthlyGift(database, userId)
    if (!gift) return { paidBy: null, amount: null, begunAt: null }
    return { paidBy: meansOf(gift), amount: gift.amount, begunAt: gift.createdAt.toISOString() }
  })

  implement(
    app,
    updateStripeCard,
    async (_input, { camper: { userId }, request: { language } }) =>
      card ? openCardUpdate(services, card, { userId, language }) : notTaken,
    fewADay,
  )
}
