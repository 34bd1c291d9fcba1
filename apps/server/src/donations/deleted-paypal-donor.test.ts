import {
  addDonation,
  chargeStripeCard,
  createPayPalPayment,
  deleteAccount,
  type DonationDuration,
} from '@cairn/contract'
import { afterAll, expect, test } from 'vitest'
import { learnForCard } from '#testing/donations/learn-for-card.ts'
import { startPayPalStandIn } from '#testing/donations/paypal-stand-in.ts'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { findAttempt } from './attempt-store.ts'
import { newAttemptId } from './new-attempt-id.ts'
import { openEndings } from './open-endings.ts'
import { reconcile } from './reconcile.ts'

const paypal = await startPayPalStandIn(() => new Date())
const server = await openTestServer({ donations: { paypal: paypal.settings }, openEndings })
const demo = await openTestServer({ donations: { isDemo: true }, openEndings })
afterAll(() => paypal.close())

const gift = (duration: DonationDuration = 'month') => ({ amount: 500, duration, attemptId: newAttemptId() })

async function begin(duration?: DonationDuration) {
  const email = newAddress()
  const camper = await server.camper(email)
  const wanted = gift(duration)
  const { body } = await camper.call(createPayPalPayment, wanted)
  return { camper, email, attemptId: wanted.attemptId, id: String(body['id']) }
}

async function untilOver({ database }: Pick<typeof server, 'database'>, attemptId: string) {
  const isOver = async () => (await findAttempt(database, attemptId))?.isOver
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true)
  return findAttempt(database, attemptId)
}

test('a monthly gift by PayPal ends with its account', async () => {
  const { camper, email, attemptId, id } = await begin()
  paypal.approve(id, email)
  await camper.call(addDonation, { attemptId })
  await camper.call(deleteAccount, {})
  expect(await untilOver(server, attemptId)).toMatchObject({ status: 'cancelled', isClosing: false })
  paypal.renew(id)
  expect(paypal.takenFrom(email)).toBe(500)
  expect(paypal.subscriptions.get(id)?.status).toBe('CANCELLED')
})

test('one that its donor approves after deleting the account has no second month, and brings no account back', async () => {
  const { camper, email, attemptId, id } = await begin()
  await camper.call(deleteAccount, {})
  expect(await untilOver(server, attemptId)).toMatchObject({ status: 'cancelled', isClosing: true })
  paypal.approve(id, email)
  server.pass(3 * 60 * 1000)
  await reconcile(server.donations)
  paypal.renew(id)
  expect(paypal.takenFrom(email)).toBe(500)
  expect(await findAttempt(server.database, attemptId)).toMatchObject({
    status: 'cancelled',
    isOver: true,
    userId: null,
  })
  expect((await (await server.camper(email)).me()).isDonating).toBe(false)
})

test('one that is given once and approved after that is not taken, and brings no account back', async () => {
  const { camper, email, attemptId, id } = await begin('onetime')
  await camper.call(deleteAccount, {})
  paypal.approve(id, email)
  server.pass(3 * 60 * 1000)
  await reconcile(server.donations)
  expect(paypal.takenFrom(email)).toBe(0)
  expect(await findAttempt(server.database, attemptId)).toMatchObject({ status: 'cancelled', userId: null })
  expect((await (await server.camper(email)).me()).isDonating).toBe(false)
})

test('a monthly gift of the demonstration ends with its account', async () => {
  const camper = await demo.camper()
  await learnForCard(camper)
  const wanted = gift()
  await camper.call(chargeStripeCard, { ...wanted, paymentMethodId: 'demo_works' })
  expect((await camper.me()).isDonating).toBe(true)
  await camper.call(deleteAccount, {})
  expect(await untilOver(demo, wanted.attemptId)).toMatchObject({ status: 'cancelled', isClosing: false })
})
