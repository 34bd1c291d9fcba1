import {
  addDonation,
  chargeStripe,
  chargeStripeCard,
  checkDonation,
  completeModernChallenge,
  createPaymentIntent,
  createPayPalPayment,
  limits,
  updateStripeCard,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const gift = { amount: 500, duration: 'month' } as const
const card = { ...gift, paymentMethodId: 'pm_1' }
const intent = { ...gift, email: 'ada@example.org', name: 'Ada' }
const charge = { ...gift, email: 'ada@example.org', subscriptionId: 'sub_1' }
const notYet = { status: 403, body: { type: 'info', message: 'flash.donation.not-taken' } }

async function learn(count: number): Promise<void> {
  for (const id of challengeIds.slice(0, count)) {
    await camper.call(completeModernChallenge, { id, challengeType: 0 })
  }
}

async function donate(): Promise<void> {
  const { id } = await camper.me()
  await server.database.updateTable('users').set({ is_donating: true }).where('user_id', '=', id).execute()
}

describe('a donation', () => {
  test('is not accepted yet, and the answer says so in words', async () => {
    expect(await server.visitor().call(createPaymentIntent, intent)).toMatchObject({
      ...notYet,
      body: { ...notYet.body, error: 'This school does not take donations yet.' },
    })
    expect(await server.visitor().call(chargeStripe, charge)).toMatchObject(notYet)
    expect(await server.visitor().call(createPayPalPayment, gift)).toMatchObject(notYet)
    expect(await server.visitor().call(checkDonation, { attemptId: '0'.repeat(32) })).toMatchObject(notYet)
    expect(await camper.call(addDonation, gift)).toMatchObject(notYet)
    expect(await camper.call(addDonation)).toMatchObject(notYet)
    expect(await camper.call(updateStripeCard, {})).toMatchObject(notYet)
    expect((await camper.me()).isDonating).toBe(false)
  })

  test.for(limits.donationAmounts)('may be %i cents', async (amount) => {
    expect(await camper.call(createPaymentIntent, { ...intent, amount })).toMatchObject(notYet)
  })

  test.for([0, 1, 499, 501, -500, 3000, 1e9])('may not be %i cents', async (amount) => {
    for (const [call, body] of [
      [createPaymentIntent, intent],
      [chargeStripe, charge],
      [chargeStripeCard, card],
      [addDonation, gift],
    ] as const) {
      const answer = await camper.call(call, { ...body, amount })
      expect(answer).toMatchObject({ status: 400, body: { message: 'flash.donation.amount-invalid' } })
    }
  })

  test('is not added for a camper who donates already', async () => {
    await donate()
    expect(await camper.call(addDonation, gift)).toMatchObject({
      status: 409,
      body: { type: 'info', message: 'flash.donation.already' },
    })
  })
})

describe('a card', () => {
  test('is charged only after three completed lessons', async () => {
    await learn(2)
    expect(await camper.call(chargeStripeCard, card)).toMatchObject({
      status: 400,
      body: { error: { type: 'MethodRestrictionError', message: expect.any(String) as string } },
    })
    await learn(3)
    expect(await camper.call(chargeStripeCard, card)).toMatchObject(notYet)
  })

  test('is not charged twice', async () => {
    await learn(3)
    await donate()
    expect(await camper.call(chargeStripeCard, card)).toMatchObject({
      status: 409,
      body: { error: { type: 'AlreadyDonatingError' } },
    })
  })

  test('can be tried a few times an hour', async () => {
    const answers = []
    for (let count = 0; count < 11; count++) answers.push(await camper.call(chargeStripeCard, card))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429])
  })
})
