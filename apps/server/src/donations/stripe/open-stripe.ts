import { inLanguage, paths } from '@cairn/contract'
import { Stripe } from 'stripe'
import type { StripeSettings } from '#config/read-donations.ts'
import type { CardProvider } from '#donations/attempts/provider.ts'
import { answered } from './answered.ts'
import { askStripe } from './ask-stripe.ts'
import { beginAtStripe } from './begin-at-stripe.ts'
import { chargeCard } from './charge-card.ts'
import { isInvalid } from './is-invalid.ts'
import { readStripeEvent } from './read-stripe-event.ts'
import { attemptIdOf } from './attempt-id-of.ts'

/** With two more tries, shorter than the time for which a call of ours counts as unfinished. */
const timeout = 15_000

type StripeOptions = StripeSettings & { appOrigin: string; now: () => Date }

/** Cards and wallets, by Stripe's official library. Numbers of cards go from the browser to Stripe and never here. */
export function openStripe({
  secretKey,
  webhookSecret,
  plans,
  apiUrl,
  appOrigin,
  now,
}: StripeOptions): CardProvider {
  const { hostname: host, port, protocol } = new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    host,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  const unpaid = (attempt: { ref: string; duration: string }) =>
    attempt.duration === 'month'
      ? stripe.subscriptions.cancel(attempt.ref)
      : stripe.paymentIntents.cancel(attempt.ref)

  return {
    name: 'stripe',
    begin: (attempt) => answered(() => beginAtStripe(stripe, attempt, { plans })),
    charge: (attempt) => answered(() => chargeCard(stripe, attempt)),
    ask: (attempt) => answered(() => askStripe(stripe, attempt)),
    cancel: (attempt) =>
      answered(async () => {
        try {
          await unpaid(attempt)
        } catch (error) {
          // It has ended already, or was paid: asking tells which.
          if (!isInvalid(error)) throw error
        }
      }),
    refund: (charge, { attemptId }) =>
      answered(async () => {
        await stripe.refunds.create({ charge }, { idempotencyKey: `${attemptId}:refund:${charge}` })
      }),
    readEvent: (body, headers) => readStripeEvent(stripe, { body, headers, webhookSecret, now: now() }),
    listPaid: (since) =>
      answered(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const [subscriptions, payments] = await Promise.all([
          stripe.subscriptions
            .list({ created, status: 'all', limit: 100 })
            .autoPagingToArray({ limit: 10_000 }),
          stripe.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
        ])
        const paid = [
          ...subscriptions.filter(({ status }) => !status.startsWith('incomplete')),
          ...payments.filter(({ status }) => status === 'succeeded'),
        ]
        // Others are not gifts to this school, or payments of a subscription that is listed itself.
        return paid.flatMap(({ id, metadata }) => {
          const attemptId = attemptIdOf(metadata)
          return attemptId === undefined ? [] : [{ attemptId, ref: id }]
        })
      }),
    openCardUpdate: ({ customerId, language, ref }) =>
      answered(async () => {
        const page = appOrigin + inLanguage(paths.updateStripeCard, language)
        const { id, url } = await stripe.checkout.sessions.create({
          mode: 'setup',
          currency: 'usd',
          customer: customerId ?? '',
          setup_intent_data: { metadata: { subscription: ref } },
          success_url: `${page}?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: page,
        })
        return { sessionId: id, url: url ?? page }
      }),
    useCard: ({ ref }, newCard) =>
      answered(async () => {
        const { payment_method: card } = await stripe.setupIntents.retrieve(newCard)
        if (typeof card !== 'string') return
        try {
          await stripe.subscriptions.update(ref, { default_payment_method: card })
        } catch (error) {
          // The gift has ended in the meantime, and needs no card.
          if (!isInvalid(error)) throw error
        }
      }),
  }
}
