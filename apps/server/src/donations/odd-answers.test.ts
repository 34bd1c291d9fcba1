import {
  addDonation,
  createPaymentIntent,
  createPayPalPayment,
  deleteAccount,
  type DonationDuration,
} from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { startPayPalStandIn } from '#testing/donations/paypal-stand-in.ts'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { findAttempt } from './attempt-store.ts'
import { newAttemptId } from './new-attempt-id.ts'
import { openEndings } from './open-endings.ts'
import { reconcile } from './reconcile.ts'

const paypal = await startPayPalStandIn(() => new Date())
const stripeSchool = await openDonationSchool()
const server = await openTestServer({ donations: { paypal: paypal.settings }, openEndings })
afterAll(() => paypal.close())

async function begin(duration: DonationDuration) {
  const email = newAddress()
  const camper = await server.camper(email)
  const attemptId = newAttemptId()
  const { status, body } = await camper.call(createPayPalPayment, { amount: 500, duration, attemptId })
  return { camper, email, attemptId, id: String(body['id']), status }
}

/** A gift whose money has come. */
async function give(duration: DonationDuration) {
  const gift = await begin(duration)
  paypal.approve(gift.id, gift.email)
  expect((await gift.camper.call(addDonation, { attemptId: gift.attemptId })).status).toBe(200)
  return gift
}

async function compareBooks() {
  server.pass(3 * 60 * 1000)
  return reconcile(server.donations)
}

const find = (attemptId: string) => findAttempt(server.database, attemptId)
const odd = { method: 'GET', status: 200, text: '{}' }

describe('an answer of PayPal that cannot be', () => {
  test.for(['<html>A gateway</html>', '{}', '[]', '{"id":7}', '{"id":"ORDER-'])(
    'such as %s begins nothing, and says that the provider is away',
    async (text) => {
      paypal.replaced.push({ ...odd, method: 'POST', path: '/v2/checkout/orders', text })
      expect((await begin('onetime')).status).toBe(502)
    },
  )

  test.for([
    {},
    { status: 404 },
    { text: 'x' },
    { text: '{"status":"COMPLETED","purchase_units":[{"payments":{"captures":[{"id":"C"}]}}]}' },
  ])('leaves a paid gift as it is: %o', async (answer) => {
    const { attemptId, id, camper } = await give('onetime')
    paypal.replaced.push({ ...odd, ...answer, path: id })
    const { failed } = await compareBooks()
    expect(failed).toBe(1)
    expect(await find(attemptId)).toMatchObject({ status: 'succeeded' })
    expect((await camper.me()).isDonating).toBe(true)
  })

  test.for([
    { currency_code: 'IRR' },
    { value: '0.00' },
    { value: '-5.00' },
    { value: '1e5' },
    { value: '999999999999.00' },
  ])('takes no other sum for the gift: %o', async (sum) => {
    const { camper, email, attemptId, id } = await begin('onetime')
    paypal.approve(id, email)
    const [unit] = paypal.orders.get(id)?.purchase_units ?? []
    Object.assign(unit?.amount ?? {}, sum)
    expect((await camper.call(addDonation, { attemptId })).status).toBe(502)
    expect((await camper.me()).isDonating).toBe(false)
  })

  test('does not end the monthly gift of a deleted account: PayPal is told again', async () => {
    const { camper, attemptId, id } = await give('month')
    paypal.replaced.push(
      { method: 'POST', path: '/cancel', status: 404, text: '{}' },
      { ...odd, status: 404, path: id },
    )
    await camper.call(deleteAccount, {})
    await expect.poll(() => paypal.replaced.length, { timeout: 20_000 }).toBeLessThan(2)
    paypal.replaced.length = 0
    expect(await find(attemptId)).toMatchObject({ isOver: false })
    await compareBooks()
    expect(paypal.subscriptions.get(id)?.status).toBe('CANCELLED')
    expect(await find(attemptId)).toMatchObject({ isOver: true })
  })
})

describe('an answer of Stripe that cannot be', () => {
  test.for(['customers', 'subscriptions'])(
    'begins nothing when it is about %s, and says that the provider is away',
    async (kind) => {
      stripeSchool.stripe.faults.push({ call: `POST /v1/${kind}`, at: 'before', times: 1, text: '[]' })
      const wanted = { ...stripeSchool.gift(), email: newAddress(), name: 'Ada' }
      expect((await stripeSchool.visitor().call(createPaymentIntent, wanted)).status).toBe(502)
    },
  )
})

describe('a refusal of Stripe that our settings have caused', () => {
  test.for([400, 401, 402, 403, 404])(
    'with status %i is our fault, and not that of the giver',
    async (status) => {
      stripeSchool.stripe.faults.push({ call: 'POST /v1/subscriptions', at: 'before', times: 1, status })
      const wanted = { ...stripeSchool.gift(), email: newAddress(), name: 'Ada' }
      expect((await stripeSchool.visitor().call(createPaymentIntent, wanted)).status).toBe(500)
    },
  )
})
