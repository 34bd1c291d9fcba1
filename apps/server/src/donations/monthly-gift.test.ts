import { addDonation, createPayPalPayment, showMonthlyGift, updateStripeCard } from '@cairn/contract'
import { afterAll, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { startPayPalStandIn } from '#testing/donations/paypal-stand-in.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAttemptId } from './new-attempt-id.ts'
import { reconcile } from './reconcile.ts'

const paypal = await startPayPalStandIn(() => new Date())
const server = await openTestServer({ donations: { paypal: paypal.settings } })
afterAll(() => paypal.close())

const camper = camperOfEachTest(server)
const paidBy = async () => (await camper.call(showMonthlyGift)).body['paidBy']

async function give(duration: 'month' | 'onetime'): Promise<string> {
  const attemptId = newAttemptId()
  const { body } = await camper.call(createPayPalPayment, { amount: 500, duration, attemptId })
  paypal.approve(String(body['id']))
  await camper.call(addDonation, { attemptId })
  return String(body['id'])
}

test('a camper who gives nothing has no monthly gift', async () => {
  expect(await paidBy()).toBeNull()
})

test('a monthly gift by PayPal is paid with PayPal until it ends there, and never has a card', async () => {
  const id = await give('month')
  expect(await paidBy()).toBe('paypal')
  expect((await camper.call(updateStripeCard, {})).status).toBe(403)
  Object.assign(paypal.subscriptions.get(id) ?? {}, { status: 'CANCELLED' })
  server.pass(3 * 60 * 1000)
  await reconcile(server.donations)
  expect(await paidBy()).toBeNull()
})

test('a gift that was given once is not monthly', async () => {
  await give('onetime')
  expect(await paidBy()).toBeNull()
})
