import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import type { PayPalSettings } from '#config/read-donations.ts'
import { playDisputes } from './paypal-disputes.ts'
import type {
  OrderBody,
  Pages,
  PayPalMoney,
  PayPalOrder,
  PayPalRefund,
  PayPalSubscription,
  Prepared,
  SubscriptionBody,
  Transaction,
} from './paypal-objects.ts'
import { portOf } from './port-of.ts'

const plans = { 500: 'P-5', 1000: 'P-10', 2000: 'P-20', 4000: 'P-40' }

export type PayPalStandIn = Awaited<ReturnType<typeof startPayPalStandIn>>

/** Plays PayPal's server as its published API describes it, as far as donations use it. */
export async function startPayPalStandIn(now: () => Date) {
  const orders = new Map<string, PayPalOrder>()
  const subscriptions = new Map<string, PayPalSubscription>()
  const transactions = new Map<string, Transaction[]>()
  const answers = new Map<string, unknown>()
  const pages = new Map<string, Pages>()
  /** Orders whose money the donor's bank does not give. */
  const declined = new Set<string>()
  /** Paths whose next answers are lost after the call was done. */
  const lost: string[] = []
  /** Answers that something on the way sends instead of PayPal's, each once. */
  const replaced: { method: string; path: string; status: number; text: string }[] = []
  /** What else happens when an answer is lost. */
  const onLoss = { do: () => {} }
  const signed = new Set<string>()
  let verified = 0
  let count = 0
  let questions = 0
  const app = Fastify()

  app.addHook('onRequest', async ({ method }) => {
    if (method === 'GET') questions += 1
  })
  app.addHook('onSend', async ({ method, url }, reply, payload) => {
    const found = replaced.find((one) => one.method === method && url.includes(one.path))
    if (!found) return payload
    replaced.splice(replaced.indexOf(found), 1)
    reply.code(found.status)
    return found.text
  })
  app.addHook('onSend', async (request, reply) => {
    const index = lost.findIndex((path) => request.url.includes(path))
    if (index < 0) return
    lost.splice(index, 1)
    onLoss.do()
    reply.raw.destroy()
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.post('/v1/oauth2/token', async () => ({ access_token: 'A21', expires_in: 32_400 }))

  /** Does a call once for each request id, as PayPal does. */
  const once = (key: unknown, act: () => unknown): unknown => {
    const known = typeof key === 'string' ? answers.get(key) : undefined
    const answer = known ?? structuredClone(act())
    if (typeof key === 'string') answers.set(key, answer)
    return answer
  }
  const { dispute, resolve } = playDisputes(app)
  const linksOf = (id: string) => [{ rel: 'approve', href: `https://paypal.test/approve/${id}` }]

  app.post<{ Body: OrderBody }>('/v2/checkout/orders', async ({ body, headers }) =>
    once(headers['paypal-request-id'], () => {
      const [unit] = body.purchase_units
      const id = `ORDER-${++count}`
      const payments = { captures: [], refunds: [] }
      orders.set(id, { id, status: 'CREATED', purchase_units: [{ ...unit, payments }] })
      pages.set(id, body.payment_source.paypal.experience_context)
      return { id, links: linksOf(id) } satisfies Prepared
    }),
  )
  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', async ({ params: { id } }, reply) =>
    reply.code(orders.has(id) ? 200 : 404).send(orders.get(id) ?? {}),
  )
  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', async (request, reply) => {
    const order = orders.get(request.params.id)
    const [unit] = order?.purchase_units ?? []
    if (!order || !unit || order.status !== 'APPROVED')
      return reply
        .code(422)
        .send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] })
    if (declined.has(order.id))
      return reply
        .code(422)
        .send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] })
    order.status = 'COMPLETED'
    unit.payments.captures.push({
      id: `CAPTURE-${++count}`,
      status: 'COMPLETED',
      amount: unit.amount,
      create_time: now().toISOString(),
    })
    return order
  })
  app.post<{ Params: { id: string } }>(
    '/v2/payments/captures/:id/refund',
    async ({ params: { id }, headers }) =>
      once(headers['paypal-request-id'], () => {
        for (const { purchase_units: units } of orders.values()) {
          for (const { payments, amount } of units) {
            if (!payments.captures.some((capture) => capture.id === id)) continue
            const links = [{ rel: 'up', href: `https://api.paypal.test/v2/payments/captures/${id}` }]
            payments.refunds.push({ id: `REFUND-${++count}`, status: 'COMPLETED', amount, links })
          }
        }
        for (const list of transactions.values()) {
          for (const transaction of list) if (transaction.id === id) transaction.status = 'REFUNDED'
        }
        return { id: 'refund', status: 'COMPLETED' } satisfies Pick<PayPalRefund, 'id' | 'status'>
      }),
  )
  app.post<{ Body: SubscriptionBody }>('/v1/billing/subscriptions', async ({ body, headers }) =>
    once(headers['paypal-request-id'], () => {
      const id = `I-${++count}`
      subscriptions.set(id, {
        id,
        status: 'APPROVAL_PENDING',
        plan_id: body.plan_id,
        custom_id: body.custom_id,
      })
      pages.set(id, body.application_context)
      return { id, links: linksOf(id) } satisfies Prepared
    }),
  )
  app.get<{ Params: { id: string } }>('/v1/billing/subscriptions/:id', async ({ params: { id } }, reply) =>
    reply.code(subscriptions.has(id) ? 200 : 404).send(subscriptions.get(id) ?? {}),
  )
  app.get<{ Params: { id: string } }>(
    '/v1/billing/subscriptions/:id/transactions',
    async ({ params: { id } }) => ({
      transactions: transactions.get(id) ?? [],
    }),
  )
  app.post<{ Params: { id: string } }>(
    '/v1/billing/subscriptions/:id/cancel',
    async ({ params: { id } }, reply) => {
      const subscription = subscriptions.get(id)
      if (subscription?.status !== 'ACTIVE') return reply.code(422).send({ name: 'UNPROCESSABLE_ENTITY' })
      subscription.status = 'CANCELLED'
      return reply.code(204).send()
    },
  )
  app.post<{ Body: { transmission_sig: string; webhook_id: string; webhook_event: unknown } }>(
    '/v1/notifications/verify-webhook-signature',
    async ({ body }) => {
      verified += 1
      const text = `${body.transmission_sig} ${body.webhook_id} ${JSON.stringify(body.webhook_event)}`
      return { verification_status: signed.has(text) ? 'SUCCESS' : 'FAILURE' }
    },
  )

  const takeMonth = ({ id, plan_id: planId }: PayPalSubscription) => {
    const cents = Object.entries(plans).find(([, plan]) => plan === planId)?.[0] ?? '0'
    const gross: PayPalMoney = { currency_code: 'USD', value: (Number(cents) / 100).toFixed(2) }
    const taken: Transaction = {
      id: `T-${++count}`,
      status: 'COMPLETED',
      time: now().toISOString(),
      amount_with_breakdown: { gross_amount: gross },
    }
    transactions.set(id, [...(transactions.get(id) ?? []), taken])
  }

  await app.listen({ port: 0, host: '127.0.0.1' })
  const apiUrl = `http://127.0.0.1:${portOf(app)}`
  const settings: PayPalSettings = {
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: 'WH-1',
    plans,
    apiUrl,
    scriptOrigin: 'https://www.paypal.com',
  }

  return {
    settings,
    orders,
    subscriptions,
    pages,
    declined,
    lost,
    replaced,
    onLoss,
    dispute,
    resolve,
    /** What a donor has paid, in cents. */
    takenFrom: (email: string) => {
      const captured = [...orders.values()]
        .filter(({ payer }) => payer?.email_address === email)
        .flatMap(({ purchase_units: units }) => units.flatMap(({ payments }) => payments.captures))
        .map(({ amount }) => amount)
      const paid = [...subscriptions.values()]
        .filter(({ subscriber }) => subscriber?.email_address === email)
        .flatMap(({ id }) => transactions.get(id) ?? [])
        .map((one) => one.amount_with_breakdown.gross_amount)
      return [...captured, ...paid].reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0)
    },
    /** What the donor does on PayPal's page. */
    approve: (id: string, email = 'ada@example.org') => {
      const order = orders.get(id)
      if (order?.status === 'CREATED')
        Object.assign(order, { status: 'APPROVED', payer: { email_address: email } })
      const subscription = subscriptions.get(id)
      if (subscription?.status !== 'APPROVAL_PENDING') return
      Object.assign(subscription, { status: 'ACTIVE', subscriber: { email_address: email } })
      takeMonth(subscription)
    },
    /** Another month of a subscription. */
    renew: (id: string) => {
      const subscription = subscriptions.get(id)
      if (subscription?.status === 'ACTIVE') takeMonth(subscription)
    },
    /** The message that PayPal would send about an order or a subscription, with its signature. */
    message: (type: string, resource: object) => {
      const event = { id: `WH-${randomUUID()}`, event_type: type, resource }
      const signature = randomUUID()
      signed.add(`${signature} ${settings.webhookId} ${JSON.stringify(event)}`)
      return {
        body: JSON.stringify(event),
        headers: { 'content-type': 'application/json', 'paypal-transmission-sig': signature },
      }
    },
    /** How many messages the school has asked about. */
    verified: () => verified,
    /** How many questions it has answered. */
    questions: () => questions,
    close: () => app.close(),
  }
}
