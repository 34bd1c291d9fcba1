import { chargeStripe, createPaymentIntent, exportAccount, updateStripeCard } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { newAddress } from '#testing/new-address.ts'
import { findAttempt } from './attempt-store.ts'
import { listPayments } from './payment-store.ts'
import { reconcile } from './reconcile.ts'

const school = await openDonationSchool()
const { stripe } = school

type Gift = { attemptId: string; ref: string; email: string }
let gift: Gift

const statusOf = async ({ attemptId }: Gift) => (await findAttempt(school.database, attemptId))?.status
const isDonor = async ({ email }: Gift) => (await (await school.camper(email)).me()).isDonating

async function begin(duration: 'month' | 'onetime' = 'month'): Promise<Gift> {
  const email = newAddress()
  const wanted = { ...school.gift(), duration, email, name: 'Ada' }
  const { body } = await school.visitor().call(createPaymentIntent, wanted)
  return { attemptId: wanted.attemptId, ref: String(body['subscriptionId']), email }
}

/** What the donor's browser does with the provider. */
const pay = ({ ref }: Gift) => stripe.books.confirm(stripe.books.paymentOf(ref).id, 'pm_card_visa')

/** What Stripe says when a month of a gift was paid. */
const paid = ({ ref }: Gift, options = {}) => stripe.paid(ref, options)

beforeEach(async () => {
  gift = await begin()
})

describe('a visitor who gives', () => {
  test('is a donor by the address they gave, once the provider has said that they paid', async () => {
    const asked = { amount: 500, duration: 'month', email: gift.email, subscriptionId: gift.ref } as const
    expect(await school.visitor().call(chargeStripe, asked)).toMatchObject({
      status: 409,
      body: { message: 'flash.donation.unconfirmed' },
    })
    pay(gift)
    expect(await school.visitor().call(chargeStripe, asked)).toMatchObject({
      status: 200,
      body: { isDonating: true },
    })
    expect(school.mails.filter(({ recipient }) => recipient === gift.email)).toHaveLength(1)
    expect(await isDonor(gift)).toBe(true)
  })

  test('who names the gift of another school makes no donor', async () => {
    const asked = { amount: 500, duration: 'month', email: gift.email, subscriptionId: 'sub_other' } as const
    expect((await school.visitor().call(chargeStripe, asked)).status).toBe(409)
  })
})

describe('a message of the provider', () => {
  test('settles a gift whose page has been closed', async () => {
    pay(gift)
    expect((await school.tell(paid(gift))).statusCode).toBe(200)
    expect(await statusOf(gift)).toBe('succeeded')
    expect(await isDonor(gift)).toBe(true)
  })

  test('may be lost: a reconciliation finds the same', async () => {
    pay(gift)
    school.pass(3 * 60 * 1000)
    await reconcile(school.donations)
    expect(await statusOf(gift)).toBe('succeeded')
  })

  test('may come twice, or twenty times at once', async () => {
    pay(gift)
    const message = paid(gift)
    const answers = await Promise.all(Array.from({ length: 20 }, () => school.tell(message)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await listPayments(school.database, gift.attemptId)).toMatchObject([{ cents: 500 }])
    expect(school.mails.filter(({ recipient }) => recipient === gift.email)).toHaveLength(1)
  })

  test('may come out of order: the end before the beginning', async () => {
    const beginning = paid(gift)
    pay(gift)
    stripe.books.answer('DELETE', `/v1/subscriptions/${gift.ref}`, {})
    await school.tell(
      stripe.message('customer.subscription.deleted', stripe.books.get('subscription', gift.ref)),
    )
    await school.tell(beginning)
    expect(await statusOf(gift)).toBe('cancelled')
    expect(await isDonor(gift)).toBe(false)
  })

  test('is believed only so far as to ask: one that says “paid” of what is not, changes nothing', async () => {
    await school.tell(paid(gift))
    expect(await statusOf(gift)).toBe('processing')
  })

  test('comes again when the provider cannot be asked', async () => {
    pay(gift)
    const message = paid(gift)
    stripe.faults.push({ call: '/v1/subscriptions', at: 'before', times: 3 })
    expect((await school.tell(message)).statusCode).toBe(503)
    expect((await school.tell(message)).statusCode).toBe(200)
    expect(await statusOf(gift)).toBe('succeeded')
  })
})

describe('a message of the provider in a form that is not known here', () => {
  test.for([
    'null',
    '{}',
    'paid!',
    '{"id":"evt_1","object":"v2.core.event","type":"v1.billing.meter.no_meter_found"}',
    '{"id":"evt_2","object":"event","type":"invoice.paid","data":null}',
    String.raw`{"id":"evt_\u0000","object":"event","type":"invoice.paid","data":{"object":{"id":"in_1"}}}`,
    '{"id":null,"object":"event","type":"invoice.paid","data":{"object":{"id":"in_1"}}}',
    '{"id":"evt_3","object":"event","type":"invoice.paid","data":{"object":{"id":7,"customer":[]}}}',
  ])('is taken, so that it does not come again: %s', async (body) => {
    expect((await school.tell(stripe.signed(body))).statusCode).toBe(200)
    expect(await statusOf(gift)).toBe('processing')
  })
})

describe('a message that is not the provider’s', () => {
  const minutes = (count: number) => new Date(school.clock.now.getTime() + count * 60_000)

  test.for([
    ['with another secret', () => paid(gift, { secret: 'whsec_other' })],
    ['that is old', () => paid(gift, { at: minutes(-6) })],
    [
      'whose text was changed',
      () => {
        const { body, headers } = paid(gift)
        return { body: body.replace('invoice.paid', 'invoice.sent'), headers }
      },
    ],
    ['that is no JSON', () => ({ ...paid(gift), body: 'paid!' })],
  ] as const)('%s is refused', async ([, forge]) => {
    pay(gift)
    expect((await school.tell(forge())).statusCode).toBe(400)
    expect(await statusOf(gift)).toBe('processing')
  })

  test('twin: the same message, signed and in time, is taken', async () => {
    pay(gift)
    expect((await school.tell(paid(gift))).statusCode).toBe(200)
    expect(await statusOf(gift)).toBe('succeeded')
  })

  test('without a signature, or with an empty one, is refused', async () => {
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=' }, { 'stripe-signature': 't=,v1=' }]) {
      const message = { method: 'POST', url: '/hooks/update-stripe', payload: {}, headers } as const
      expect((await school.app.inject(message)).statusCode).toBe(400)
    }
  })
})

describe('a gift that was paid', () => {
  beforeEach(async () => {
    pay(gift)
    await school.tell(paid(gift))
  })

  test('goes on every month, to the cent', async () => {
    stripe.books.renew(gift.ref)
    await school.tell(paid(gift))
    school.pass(3 * 60 * 1000)
    await reconcile(school.donations)
    const { school: ours, provider } = await school.books()
    expect(ours).toBe(provider)
    expect(await isDonor(gift)).toBe(true)
  })

  test('makes no donor once its money has gone back', async () => {
    stripe.books.answer('POST', '/v1/refunds', { charge: stripe.books.chargeOf(gift.ref).id })
    await school.tell(stripe.message('charge.refunded', stripe.books.chargeOf(gift.ref)))
    expect(await statusOf(gift)).toBe('refunded')
    expect(await isDonor(gift)).toBe(false)
  })

  test('makes no donor while it is disputed, and one again when the dispute is won', async () => {
    const dispute = stripe.books.dispute(stripe.books.chargeOf(gift.ref), 'needs_response')
    await school.tell(stripe.message('charge.dispute.created', dispute))
    expect(await statusOf(gift)).toBe('disputed')
    expect(await isDonor(gift)).toBe(false)
    dispute.status = 'won'
    await school.tell(stripe.message('charge.dispute.closed', dispute))
    expect(await statusOf(gift)).toBe('succeeded')
    expect(await isDonor(gift)).toBe(true)
  })

  test('can be charged to another card, which the provider asks for', async () => {
    const donor = await school.camper(gift.email)
    const { status, body } = await donor.call(updateStripeCard, {})
    expect([status, body['url']]).toEqual([200, expect.stringContaining('https://checkout.stripe.test/')])
    const session = stripe.books.get('checkout.session', String(body['sessionId']))
    await school.tell(stripe.message('checkout.session.completed', session))
    expect(stripe.books.get('subscription', gift.ref).default_payment_method).toBe('pm_new')
  })

  test('needs no other card once it has ended, and its message is taken', async () => {
    const donor = await school.camper(gift.email)
    const { body } = await donor.call(updateStripeCard, {})
    Object.assign(stripe.books.get('subscription', gift.ref), { status: 'canceled' })
    const session = stripe.books.get('checkout.session', String(body['sessionId']))
    expect((await school.tell(stripe.message('checkout.session.completed', session))).statusCode).toBe(200)
    expect(await statusOf(gift)).toBe('cancelled')
  })

  test('is in the data that its donor can download', async () => {
    const donor = await school.camper(gift.email)
    expect((await donor.call(exportAccount)).body['donations']).toMatchObject([
      { amount: 500, duration: 'month', provider: 'stripe', status: 'succeeded' },
    ])
  })

  test('leaves nothing of its donor but the amount when the account is deleted, and brings none back', async () => {
    const donor = await school.camper(gift.email)
    await donor.send('POST', '/account/delete', { body: {} })
    stripe.books.renew(gift.ref)
    await school.tell(paid(gift))
    expect(await findAttempt(school.database, gift.attemptId)).toMatchObject({ userId: null, email: null })
    const emails = await school.database.selectFrom('emails').select('email').execute()
    expect(emails.map(({ email }) => email)).not.toContain(gift.email)
  })
})

test('a camper without a card on file is told so', async () => {
  const camper = await school.camper()
  expect(await camper.call(updateStripeCard, {})).toMatchObject({
    status: 403,
    body: { message: 'flash.donation.no-card' },
  })
})
