import {
  chargeStripe,
  chargeStripeCard,
  createPaymentIntent,
  showMonthlyGift,
  updateStripeCard,
} from '@cairn/contract'
import { expect, test } from 'vitest'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

const school = await openDonationSchool()
const { books } = school.stripe

/** A monthly gift under any address, begun without an account. */
async function beginAsVisitor(email: string, amount: 500 | 4000): Promise<() => Promise<string>> {
  const visitor = school.visitor()
  school.pass(60_000)
  const wanted = { ...school.gift(), amount, email, name: 'A visitor' }
  const { body } = await visitor.call(createPaymentIntent, wanted)
  const subscriptionId = String(body['subscriptionId'])
  return async () => {
    books.confirm(books.paymentOf(subscriptionId).id, 'pm_card_visa')
    await visitor.call(chargeStripe, { amount, duration: 'month', email, subscriptionId })
    return subscriptionId
  }
}

/** What the camper's page shows, and the gift whose card it changes. */
async function shownTo(camper: Visitor) {
  const { amount } = (await camper.call(showMonthlyGift)).body
  const { sessionId } = (await camper.call(updateStripeCard, {})).body
  const { customer } = books.get('checkout.session', String(sessionId))
  return { amount, customer }
}

const customerOf = (subscription: string) => books.get('subscription', subscription).customer

test('a gift that a stranger gives under a camper’s address leaves the camper’s own in its place', async () => {
  const camper = await school.learner()
  const { email } = await camper.me()
  await camper.call(chargeStripeCard, { ...school.gift(), paymentMethodId: 'pm_card_visa' })
  const before = await shownTo(camper)
  expect(before.amount).toBe(500)
  const strange = await (await beginAsVisitor(email, 4000))()
  expect(await shownTo(camper)).toEqual(before)
  expect(before.customer).not.toBe(customerOf(strange))
})

test('one that was begun before the camper’s own does not take its place either', async () => {
  const camper = await school.learner()
  const { email } = await camper.me()
  const payStrange = await beginAsVisitor(email, 4000)
  school.pass(60_000)
  const wanted = { ...school.gift(), email, name: 'Ada' }
  const { body } = await camper.call(createPaymentIntent, wanted)
  const own = String(body['subscriptionId'])
  books.confirm(books.paymentOf(own).id, 'pm_card_visa')
  await camper.call(chargeStripe, { amount: 500, duration: 'month', email, subscriptionId: own })
  await payStrange()
  expect(await shownTo(camper)).toEqual({ amount: 500, customer: customerOf(own) })
})

test('of gifts without an account, the first stays in its place', async () => {
  const camper = await school.camper()
  const { email } = await camper.me()
  const own = await (await beginAsVisitor(email, 500))()
  await (
    await beginAsVisitor(email, 4000)
  )()
  expect(await shownTo(camper)).toEqual({ amount: 500, customer: customerOf(own) })
})

test('a visitor who tries again with another address does not pay for the gift of the first one', async () => {
  const visitor = school.visitor()
  const wanted = { ...school.gift(), name: 'A visitor' }
  const begin = (email: string) => visitor.call(createPaymentIntent, { ...wanted, email })
  const [mine, other] = [newAddress(), newAddress()]
  expect((await begin(other)).status).toBe(200)
  expect(await begin(mine)).toMatchObject({ status: 409, body: { message: 'flash.donation.attempt-used' } })
  expect((await begin(other)).status).toBe(200)
})
