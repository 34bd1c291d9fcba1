import {
  addDonation,
  chargeStripeCard,
  checkDonation,
  createPayPalPayment,
  languageHeader,
} from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { startPayPalStandIn } from '#testing/donations/paypal-stand-in.ts'
import { newAddress } from '#testing/new-address.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { findAttempt } from './attempt-store.ts'
import { fewAnHour } from './few-an-hour.ts'
import { newAttemptId } from './new-attempt-id.ts'
import { listPayments } from './payment-store.ts'
import { reconcile } from './reconcile.ts'
import { refundGift } from './refund-gift.ts'

const paypal = await startPayPalStandIn(() => new Date())
const server = await openTestServer({ donations: { paypal: paypal.settings } })
afterAll(() => paypal.close())

const camper = camperOfEachTest(server)

async function begin(visitor: Visitor, duration: 'month' | 'onetime', attemptId = newAttemptId()) {
  const { status, body } = await visitor.call(createPayPalPayment, { amount: 500, duration, attemptId })
  return { status, attemptId, id: String(body['id']), approveUrl: body['approveUrl'] }
}

const tell = (payload: string, headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url: '/hooks/update-paypal', headers, payload })

const centsOf = async (attemptId: string) =>
  (await listPayments(server.database, attemptId)).map(({ cents, refundedCents }) => [cents, refundedCents])

describe.for(['onetime', 'month'] as const)('a gift by PayPal (%s)', (duration) => {
  test('is taken when its donor has approved it, and not before', async () => {
    const { attemptId, id, approveUrl } = await begin(camper, duration)
    expect(approveUrl).toBe(`https://paypal.test/approve/${id}`)
    expect((await camper.call(addDonation, { attemptId })).status).toBe(409)
    paypal.approve(id)
    expect(await camper.call(addDonation, { attemptId })).toMatchObject({
      status: 200,
      body: { isDonating: true },
    })
    expect((await camper.me()).isDonating).toBe(true)
    expect(await centsOf(attemptId)).toEqual([[500, 0]])
  })

  test('is one gift however often it is begun and asked about', async () => {
    const first = await begin(camper, duration)
    paypal.lost.push('/v1/billing/subscriptions', '/v2/checkout/orders')
    expect((await begin(camper, duration, first.attemptId)).id).toBe(first.id)
    paypal.approve(first.id)
    paypal.lost.push('/capture')
    await Promise.all([1, 2, 3].map(() => camper.call(checkDonation, { attemptId: first.attemptId })))
    expect(await centsOf(first.attemptId)).toEqual([[500, 0]])
    paypal.lost.length = 0
  })

  test('of a visitor belongs to the address that PayPal tells', async () => {
    const email = newAddress()
    const { attemptId, id } = await begin(server.visitor(), duration)
    paypal.approve(id, email)
    expect((await server.visitor().call(checkDonation, { attemptId })).body).toEqual({ status: 'succeeded' })
    expect((await (await server.camper(email)).me()).isDonating).toBe(true)
  })

  test('makes no donor while it is disputed, and one again when the school may keep it', async () => {
    const { attemptId, id } = await begin(camper, duration)
    paypal.approve(id)
    await camper.call(addDonation, { attemptId })
    const [payment] = await listPayments(server.database, attemptId)
    const ref = payment?.ref ?? ''
    const say = async (type: string, resource: object) => {
      const { body, headers } = paypal.message(type, resource)
      expect((await tell(body, headers)).statusCode).toBe(200)
      return [(await findAttempt(server.database, attemptId))?.status, (await camper.me()).isDonating]
    }
    const dispute = paypal.dispute(ref)
    expect(await say('CUSTOMER.DISPUTE.CREATED', dispute)).toEqual(['disputed', false])
    paypal.resolve(ref, 'RESOLVED_SELLER_FAVOUR')
    expect(await say('CUSTOMER.DISPUTE.RESOLVED', dispute)).toEqual(['succeeded', true])
    paypal.resolve(ref, 'RESOLVED_BUYER_FAVOUR')
    expect(await say('CUSTOMER.DISPUTE.RESOLVED', dispute)).toEqual(['disputed', false])
  })

  test('is found to be disputed at night, too', async () => {
    const { attemptId, id } = await begin(camper, duration)
    paypal.approve(id)
    await camper.call(addDonation, { attemptId })
    const [payment] = await listPayments(server.database, attemptId)
    paypal.dispute(payment?.ref ?? '')
    server.pass(3 * 60 * 1000)
    await reconcile(server.donations)
    expect((await findAttempt(server.database, attemptId))?.status).toBe('disputed')
  })

  test('goes back when the operator returns it', async () => {
    const { attemptId, id } = await begin(camper, duration)
    paypal.approve(id)
    await camper.call(addDonation, { attemptId })
    const attempt = await findAttempt(server.database, attemptId)
    if (!attempt) throw new Error('The gift is gone')
    expect(await refundGift(server.donations, { ...attempt, ref: id })).toMatchObject({ status: 'refunded' })
    expect(await centsOf(attemptId)).toEqual([[500, 500]])
    expect((await camper.me()).isDonating).toBe(false)
  })
})

test('PayPal’s page leads back to the language that the gift was begun in', async () => {
  const wanted = { amount: 500, duration: 'month', attemptId: newAttemptId() } as const
  const { body } = await camper.call(createPayPalPayment, wanted, { [languageHeader]: 'german' })
  const { return_url: back, cancel_url: cancelled } = paypal.pages.get(String(body['id'])) ?? {}
  expect(back).toBe(`http://school.test/german/donate?paypal=${wanted.attemptId}`)
  expect(cancelled).toBe('http://school.test/german/donate?cancelled=paypal')
})

describe('another gift', () => {
  test('closes the one before, whose later approval takes no money', async () => {
    const first = await begin(camper, 'onetime')
    const second = await begin(camper, 'onetime')
    expect(second.status).toBe(200)
    paypal.approve(first.id)
    expect((await camper.call(checkDonation, { attemptId: first.attemptId })).body).toEqual({
      status: 'cancelled',
    })
    expect(paypal.orders.get(first.id)?.status).toBe('APPROVED')
  })
})

describe('a gift whose donor’s bank says no', () => {
  test('costs nothing, and says that it was declined', async () => {
    const { attemptId, id } = await begin(camper, 'onetime')
    paypal.declined.add(id)
    paypal.approve(id)
    expect((await camper.call(checkDonation, { attemptId })).body).toEqual({ status: 'failed' })
    expect(await centsOf(attemptId)).toEqual([])
    expect((await camper.me()).isDonating).toBe(false)
  })

  test('is not taken later, because its donor may have paid in another way by then', async () => {
    const { attemptId, id } = await begin(camper, 'onetime')
    paypal.declined.add(id)
    paypal.approve(id)
    await camper.call(checkDonation, { attemptId })
    paypal.declined.delete(id)
    const { body, headers } = paypal.message('CHECKOUT.ORDER.APPROVED', { id })
    expect((await tell(body, headers)).statusCode).toBe(200)
    expect(paypal.orders.get(id)?.status).toBe('APPROVED')
  })
})

describe('a message of PayPal', () => {
  test('settles a gift whose page has been closed', async () => {
    const { attemptId, id } = await begin(camper, 'onetime')
    paypal.approve(id)
    const { body, headers } = paypal.message('CHECKOUT.ORDER.APPROVED', { id })
    expect((await tell(body, headers)).statusCode).toBe(200)
    expect((await tell(body, headers)).statusCode).toBe(200)
    expect(await centsOf(attemptId)).toEqual([[500, 0]])
  })

  test('is refused when PayPal does not know it, or another text of it', async () => {
    const { attemptId, id } = await begin(camper, 'month')
    paypal.approve(id)
    const { body, headers } = paypal.message('PAYMENT.SALE.COMPLETED', {
      id: 'T-1',
      billing_agreement_id: id,
    })
    const forged = { ...headers, 'paypal-transmission-sig': 'forged' }
    expect((await tell(body, forged)).statusCode).toBe(400)
    expect((await tell(body.replace('COMPLETED', 'DENIED'), headers)).statusCode).toBe(400)
    expect((await tell('paid!', headers)).statusCode).toBe(400)
    expect(await centsOf(attemptId)).toEqual([])
    expect((await tell(body, headers)).statusCode).toBe(200)
    expect(await centsOf(attemptId)).toEqual([[500, 0]])
  })

  test('is refused when it has no text', async () => {
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/hooks/update-paypal' })
    expect(statusCode).toBe(400)
  })

  const about = async (resource: object) => {
    const before = paypal.verified()
    const { body, headers } = paypal.message('PAYMENT.SALE.COMPLETED', resource)
    const { statusCode } = await tell(body, headers)
    return { statusCode, questions: paypal.verified() - before }
  }

  describe('that a stranger forges about a gift that they have begun', () => {
    const forgeMany = async () => {
      const { attemptId } = await begin(server.visitor(), 'onetime')
      const { body, headers } = paypal.message('PAYMENT.SALE.COMPLETED', { custom_id: attemptId })
      const before = paypal.verified()
      const forged = { ...headers, 'paypal-transmission-sig': 'forged' }
      const statuses = []
      for (let count = 0; count < 30; count++) statuses.push((await tell(body, forged)).statusCode)
      return { statuses, questions: paypal.verified() - before, tellTruth: () => tell(body, headers) }
    }

    test('is not asked about each time, and a true one is taken later', async () => {
      const { statuses, questions, tellTruth } = await forgeMany()
      expect(questions).toBe(20)
      expect([...new Set(statuses)]).toEqual([400, 503])
      expect((await tellTruth()).statusCode).toBe(503)
      server.pass(60 * 60 * 1000)
      expect((await tellTruth()).statusCode).toBe(200)
    })

    test('leaves the messages about other gifts as they are', async () => {
      await forgeMany()
      const { id } = await begin(camper, 'onetime')
      expect(await about({ id })).toEqual({ statusCode: 200, questions: 1 })
    })

    test('twin: is asked about each time without a limit for each gift', () => {
      const [few, many] = [20, Infinity].map((most) => fewAnHour(most, () => new Date(0)))
      const asked = (may: typeof few) => Array.from({ length: 30 }, () => may?.('gift')).filter(Boolean)
      expect([asked(few).length, asked(many).length]).toEqual([20, 30])
    })
  })

  test('about no gift of ours is not asked about, so that strangers cannot make the school ask', async () => {
    const unrelated = { statusCode: 200, questions: 0 }
    expect(await about({ id: 'T-9', billing_agreement_id: 'I-OTHER' })).toEqual(unrelated)
    expect(await about({ custom_id: 'f'.repeat(32) })).toEqual(unrelated)
    expect(await about({})).toEqual(unrelated)
    expect(await about({ id: 'T-1\0' })).toEqual({ statusCode: 400, questions: 0 })
  })

  test('twin: about a gift of ours it is asked about each time', async () => {
    const { id } = await begin(camper, 'month')
    const asked = { statusCode: 200, questions: 1 }
    expect(await about({ id: 'T-9', billing_agreement_id: id })).toEqual(asked)
    expect(await about({ id: 'T-9', billing_agreement_id: id })).toEqual(asked)
  })
})

test('a school with PayPal alone takes no cards', async () => {
  const card = { amount: 500, duration: 'month', paymentMethodId: 'pm_1' } as const
  expect((await camper.call(chargeStripeCard, card)).body.message).toBe('flash.donation.too-early')
})
