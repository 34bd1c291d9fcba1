import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { Stripe } from 'stripe'
import type { StripeSettings } from '#config/read-donations.ts'
import { formFields, type Form } from './form-fields.ts'
import { portOf } from './port-of.ts'
import { StripeBooks } from './stripe-books.ts'
import type { StripeEventObject, StripeEventType } from './stripe-objects.ts'

/** What goes wrong with the next matching call. */
type Fault = {
  /** Part of the call, such as `/confirm`. */
  call: string
  /** `before`: nothing happens. `after`: it has happened, and the answer is lost. */
  at: 'before' | 'after'
  /** The status of a refusal that is sent instead of nothing. */
  status?: number
  /** Sent as the answer instead of nothing. */
  text?: string
  /** How often. Stripe's library tries three times. */
  times: number
  /** What else happens then. */
  effect?: () => void
}

export type StripeStandIn = {
  settings: StripeSettings
  books: StripeBooks
  faults: Fault[]
  /** A message of any text, signed. */
  signed: (body: string, options?: Signing) => SignedMessage
  /** The signed message that Stripe would send about an object. */
  message: <Type extends StripeEventType>(
    type: Type,
    object: StripeEventObject<Type>,
    options?: MessageOptions,
  ) => SignedMessage
  /** The message that a payment, or a month of a subscription, was paid. */
  paid: (ref: string, options?: MessageOptions) => SignedMessage
  close: () => Promise<void>
}

type Signing = { secret?: string; at?: Date }
type MessageOptions = Signing & { eventId?: string }
export type SignedMessage = { body: string; headers: { 'stripe-signature': string; 'content-type': string } }

const webhookSecret = 'whsec_test'

/** Prices whose ids end with their amounts. */
const plans = { 500: 'test_500', 1000: 'test_1000', 2000: 'test_2000', 4000: 'test_4000' }

/** Plays Stripe's server as its published API describes it, as far as donations use it. */
export async function startStripeStandIn(now: () => Date): Promise<StripeStandIn> {
  const books = new StripeBooks(now)
  const faults: Fault[] = []
  const answers = new Map<string, { params: string; status: number; body: unknown }>()
  const app = Fastify()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, formFields(String(body))),
  )

  const takeFault = (call: string, at: Fault['at']) => {
    const fault = faults.find((one) => one.at === at && one.times > 0 && call.includes(one.call))
    if (fault) fault.times--
    fault?.effect?.()
    return fault
  }

  app.all('/v1/*', async (request, reply) => {
    const call = `${request.method} ${request.url}`
    const fault = takeFault(call, 'before')
    if (fault?.status !== undefined) {
      return reply
        .code(fault.status)
        .send({ error: { type: 'invalid_request_error', message: 'No such price' } })
    }
    if (fault?.text !== undefined) return reply.type('application/json').send(fault.text)
    if (fault) return reply.raw.destroy()
    const form = { ...(request.query as Form), ...(request.body as Form | undefined) }
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' && request.method !== 'GET' ? answers.get(key) : undefined
    const params = JSON.stringify([call, form])
    if (known && known.params !== params) {
      return reply.code(400).send({ error: { type: 'idempotency_error', message: 'Other parameters' } })
    }
    const [path = ''] = request.url.split('?')
    // A copy, because an answer is repeated as it was.
    const { status, body } = known ?? structuredClone(books.answer(request.method, path, form))
    if (typeof key === 'string' && !known) answers.set(key, { params, status, body })
    if (takeFault(call, 'after')) return reply.raw.destroy()
    return reply.code(status).send(body)
  })

  await app.listen({ port: 0, host: '127.0.0.1' })
  const apiUrl = `http://127.0.0.1:${portOf(app)}`
  const stripe = new Stripe('sk_test_1')
  const signed: StripeStandIn['signed'] = (body, { secret = webhookSecret, at = now() } = {}) => {
    const timestamp = Math.floor(at.getTime() / 1000)
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
    return { body, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } }
  }
  const message: StripeStandIn['message'] = (
    type,
    object,
    { eventId = `evt_${randomUUID()}`, ...signing } = {},
  ) => {
    const event: Pick<Stripe.Event, 'id' | 'object' | 'type'> = { id: eventId, object: 'event', type }
    return signed(JSON.stringify({ ...event, data: { object } }), signing)
  }
  return {
    books,
    faults,
    settings: {
      publishableKey: 'pk_test_1',
      secretKey: 'sk_test_1',
      webhookSecret,
      plans,
      apiUrl,
      scriptOrigin: apiUrl,
    },
    message,
    signed,
    paid: (ref, options) =>
      ref.startsWith('pi_')
        ? message('payment_intent.succeeded', books.get('payment_intent', ref), options)
        : message('invoice.paid', books.invoiceOf(ref), options),
    close: () => app.close(),
  }
}
