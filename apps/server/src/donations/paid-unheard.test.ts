import { chargeStripeCard, createPaymentIntent } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { newAddress } from '#testing/new-address.ts'

const school = await openDonationSchool()
const { books } = school.stripe

const statusOf = (ref: string) =>
  (ref.startsWith('pi_') ? books.get('payment_intent', ref) : books.get('subscription', ref)).status

const byCard = () => ({ ...school.gift(), paymentMethodId: 'pm_card_visa' })

/** A camper who has begun a gift by wallet, and what the provider calls it. */
async function newDonor(duration: 'month' | 'onetime') {
  const camper = await school.learner()
  const wallet = { ...school.gift(), duration, email: newAddress(), name: 'Ada' }
  const { body } = await camper.call(createPaymentIntent, wallet)
  return { camper, ref: String(body['subscriptionId']), taken: books.takenCents }
}

test.for(['month', 'onetime'] as const)(
  'a gift (%s) that was paid, of which the school has not heard, is the only one',
  async (duration) => {
    const { camper, ref, taken } = await newDonor(duration)
    books.confirm(books.paymentOf(ref).id, 'pm_card_visa')
    expect(await camper.call(chargeStripeCard, byCard())).toMatchObject({
      status: 409,
      body: { message: 'flash.donation.already' },
    })
    expect(books.takenCents - taken).toBe(500)
    expect(statusOf(ref)).not.toBe('canceled')
    expect((await camper.me()).isDonating).toBe(true)
  },
)

test.for(['month', 'onetime'] as const)(
  'twin: one (%s) that was not paid makes room for another',
  async (duration) => {
    const { camper, ref, taken } = await newDonor(duration)
    expect((await camper.call(chargeStripeCard, byCard())).status).toBe(200)
    expect(books.takenCents - taken).toBe(500)
    expect(statusOf(ref)).toBe('canceled')
  },
)

test('of gifts that a camper begins at the same time one is charged, and no other ends it', async () => {
  const camper = await school.learner()
  const taken = books.takenCents
  const clicks = Array.from({ length: 8 }, () => camper.call(chargeStripeCard, byCard()))
  const statuses = (await Promise.all(clicks)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(books.takenCents - taken).toBe(500)
  expect((await camper.me()).isDonating).toBe(true)
})

test.for(['month', 'onetime'] as const)(
  'a visitor who tries again after a gift (%s) of which the school has heard is told so, and charged once',
  async (duration) => {
    const visitor = school.visitor()
    const wanted = { ...school.gift(), duration, email: newAddress(), name: 'Ada' }
    const ref = String((await visitor.call(createPaymentIntent, wanted)).body['subscriptionId'])
    books.confirm(books.paymentOf(ref).id, 'pm_card_visa')
    const taken = books.takenCents
    await school.tell(school.stripe.paid(ref))
    expect(await visitor.call(createPaymentIntent, wanted)).toMatchObject({
      status: 409,
      body: { message: 'flash.donation.already' },
    })
    expect(books.takenCents).toBe(taken)
  },
)
