import {
  addDonation,
  chargeStripe,
  chargeStripeCard,
  checkDonation,
  createPaymentIntent,
  pageAccountHeader,
  showMonthlyGift,
  updateStripeCard,
} from '@cairn/contract'
import { expect, test } from 'vitest'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { learnForCard } from '#testing/donations/learn-for-card.ts'

const server = await openTestServer({ donations: { isDemo: true } })
const gift = { amount: 500, duration: 'month' } as const

async function learner() {
  const camper = await server.camper()
  await learnForCard(camper)
  return camper
}

test('a school that only plays donations charges a card without money', async () => {
  const camper = await learner()
  const give = (paymentMethodId: string) => camper.call(chargeStripeCard, { ...gift, paymentMethodId })
  expect((await give('demo_declined')).body.message).toBe('flash.donation.declined')
  expect((await give('demo_action')).body.message).toBe('flash.donation.action-needed')
  expect((await camper.call(addDonation)).status).toBe(200)
  expect((await camper.me()).isDonating).toBe(true)
  expect((await camper.call(updateStripeCard, {})).status).toBe(200)
  expect((await camper.call(showMonthlyGift)).body).toEqual({
    paidBy: 'card',
    amount: 500,
    begunAt: server.clock.now.toISOString(),
  })
})

test('and plays a visitor’s wallet', async () => {
  const email = newAddress()
  const { body } = await server.visitor().call(createPaymentIntent, { ...gift, email, name: 'Ada' })
  const paid = { ...gift, email, subscriptionId: String(body['subscriptionId']) }
  expect((await server.visitor().call(chargeStripe, paid)).status).toBe(200)
  expect((await (await server.camper(email)).me()).isDonating).toBe(true)
})

test.for([
  ['that still shows another account is for that one', true],
  ['twin: that does not say which account it shows is for who is signed in', false],
] as const)('a gift of a page %s', async ([, isNamed]) => {
  const email = newAddress()
  const [shown, signedIn] = [await server.camper(email), await server.camper()]
  const headers = isNamed ? { [pageAccountHeader]: (await shown.me()).id } : {}
  const { body } = await signedIn.call(createPaymentIntent, { ...gift, email, name: 'Ada' }, headers)
  await signedIn.call(checkDonation, { attemptId: body['attemptId'] })
  expect([(await shown.me()).isDonating, (await signedIn.me()).isDonating]).toEqual([isNamed, !isNamed])
})
