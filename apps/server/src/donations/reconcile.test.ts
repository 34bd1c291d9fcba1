import { chargeStripeCard, createPaymentIntent } from '@cairn/contract'
import { assert, beforeAll, expect, test } from 'vitest'
import { newAddress } from '#testing/new-address.ts'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { listUnsettled } from './attempt-store.ts'
import { reconcile } from './reconcile.ts'

const school = await openDonationSchool()

/** A visitor begins a gift and never pays; after that a camper gives every month. */
beforeAll(async () => {
  await school.visitor().call(createPaymentIntent, { ...school.gift(), email: newAddress(), name: 'Ada' })
  school.pass(1000)
  const donor = await school.learner()
  await donor.call(chargeStripeCard, { ...school.gift(), paymentMethodId: 'pm_card_visa' })
  school.pass(3 * 60 * 1000)
})

test('gifts that brought money are asked about before those that strangers can begin in any number', async () => {
  const { now } = school.clock
  const unsettled = await listUnsettled(school.database, {
    begunBefore: now,
    begunAfter: new Date(0),
    paidAfter: new Date(0),
  })
  expect(unsettled.map(({ status }) => status)).toEqual(['succeeded', 'processing'])
})

test('a comparison whose time is up asks no more, and twin: otherwise it asks about all', async () => {
  expect(await reconcile(school.donations, AbortSignal.abort())).toMatchObject({ asked: 0, failed: 0 })
  expect(await reconcile(school.donations)).toMatchObject({ asked: 2, failed: 0 })
})

test('a monthly gift that its provider had ended, and whose donor pays again, is found to go on', async () => {
  const donor = await school.learner()
  await donor.call(chargeStripeCard, { ...school.gift(), paymentMethodId: 'pm_card_visa' })
  school.pass(3 * 60 * 1000)
  const subscription = school.stripe.books.list('subscription').at(-1)
  assert(subscription)
  const isDonating = async () => (await donor.me()).isDonating

  subscription.status = 'unpaid'
  await reconcile(school.donations)
  expect(await isDonating()).toBe(false)
  subscription.status = 'active'
  await reconcile(school.donations)
  expect(await isDonating()).toBe(true)
})
