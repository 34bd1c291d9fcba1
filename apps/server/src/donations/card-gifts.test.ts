import { addDonation, chargeStripeCard, checkDonation, languageHeader } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import type { Visitor } from '#testing/visitor.ts'
import { newAttemptId } from './new-attempt-id.ts'
import { reconcile } from './reconcile.ts'

const school = await openDonationSchool()
const { stripe } = school
let camper: Visitor
let taken: number

const visa = { paymentMethodId: 'pm_card_visa' }

beforeEach(async () => {
  camper = await school.learner()
  stripe.faults.length = 0
  taken = stripe.books.takenCents
})

/** What donors have paid during this test, in cents. */
const charged = () => stripe.books.takenCents - taken

async function agree(): Promise<void> {
  const { school: ours, provider } = await school.books()
  expect(ours).toBe(provider)
}

describe('a gift by card', () => {
  test.for(['month', 'onetime'] as const)('(%s) is charged once and makes a donor', async (duration) => {
    const answer = await camper.call(chargeStripeCard, { ...school.gift(), ...visa, duration })
    expect(answer).toMatchObject({ status: 200, body: { isDonating: true, type: 'success' } })
    expect(charged()).toBe(500)
    expect((await camper.me()).isDonating).toBe(true)
    await agree()
  })

  test('is thanked for in one mail, in the language of the page', async () => {
    const before = school.mails.length
    const gift = { ...school.gift(), ...visa }
    const page = { [languageHeader]: 'german' }
    await camper.call(chargeStripeCard, gift, page)
    await camper.call(chargeStripeCard, gift, page)
    const mails = school.mails.slice(before)
    expect(mails).toMatchObject([{ subject: 'Danke für deine monatliche Spende an Cairn' }])
    expect(mails[0]?.body).toContain('5,00')
    expect(mails[0]?.body).toContain(gift.attemptId)
  })

  test('is charged once however often its button is pressed, even with a new card id each time', async () => {
    const gift = school.gift()
    const clicks = Array.from({ length: 20 }, (_click, index) =>
      camper.call(chargeStripeCard, { ...gift, paymentMethodId: `pm_${index}` }),
    )
    const statuses = (await Promise.all(clicks)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    expect(charged()).toBe(500)
    await agree()
  })

  test('is given once when two tabs give at the same time', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => camper.call(chargeStripeCard, { ...school.gift(), ...visa })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(charged()).toBe(500)
    await agree()
  })

  test('needs an address for its receipt', async () => {
    const { id } = await camper.me()
    await school.database.updateTable('users').set({ email: '' }).where('user_id', '=', id).execute()
    expect(await camper.call(chargeStripeCard, { ...school.gift(), ...visa })).toMatchObject({
      status: 400,
      body: { error: { type: 'EmailRequiredError' } },
    })
    expect(charged()).toBe(0)
  })

  test('that is declined costs nothing and says so, and another card may follow', async () => {
    const declined = await camper.call(chargeStripeCard, {
      ...school.gift(),
      paymentMethodId: 'pm_card_declined',
    })
    expect(declined).toMatchObject({ status: 402, body: { error: { type: 'PaymentMethodRequired' } } })
    expect(charged()).toBe(0)
    expect((await camper.me()).isDonating).toBe(false)
    expect((await camper.call(chargeStripeCard, { ...school.gift(), ...visa })).status).toBe(200)
    expect(charged()).toBe(500)
  })

  test('is declined where the browser names a card that does not exist', async () => {
    const answer = await camper.call(chargeStripeCard, { ...school.gift(), paymentMethodId: 'x' })
    expect(answer).toMatchObject({ status: 402, body: { error: { type: 'PaymentMethodRequired' } } })
    expect(charged()).toBe(0)
  })

  test('is taken from a donor whose address the provider takes for none, and is thanked for there', async () => {
    const email = 'odd..address@camp.example'
    const odd = await school.learner(email)
    const before = school.mails.length
    expect((await odd.call(chargeStripeCard, { ...school.gift(), ...visa })).status).toBe(200)
    expect(charged()).toBe(500)
    expect(school.mails.slice(before)).toMatchObject([{ recipient: email }])
  })

  test('does not become another gift by keeping its id', async () => {
    const gift = school.gift()
    await camper.call(chargeStripeCard, { ...gift, paymentMethodId: 'pm_card_declined' })
    expect(await camper.call(chargeStripeCard, { ...gift, ...visa })).toMatchObject({
      status: 409,
      body: { message: 'flash.donation.attempt-used' },
    })
  })
})

describe('a card whose bank asks', () => {
  const asking = { paymentMethodId: 'pm_card_authentication' }

  test('is charged after its owner has confirmed, and not on the word of the browser', async () => {
    const gift = school.gift()
    const answer = await camper.call(chargeStripeCard, { ...gift, ...asking })
    expect(answer).toMatchObject({ status: 402, body: { error: { type: 'UserActionRequired' } } })
    const { client_secret: secret } = answer.body['error'] as { client_secret: string }
    expect(await camper.call(addDonation, { attemptId: gift.attemptId })).toMatchObject({
      status: 409,
      body: { message: 'flash.donation.unconfirmed' },
    })
    expect((await camper.me()).isDonating).toBe(false)
    stripe.books.authenticate(secret.split('_secret')[0] ?? '')
    expect(await camper.call(addDonation)).toMatchObject({ status: 200, body: { isDonating: true } })
    expect((await camper.me()).isDonating).toBe(true)
    expect(charged()).toBe(500)
    await agree()
  })

  test('is not charged when its owner does not, and another gift closes this one', async () => {
    for (const card of [asking, visa]) {
      // Gifts are listed by when they were begun.
      school.pass(1000)
      await camper.call(chargeStripeCard, { ...school.gift(), ...card })
    }
    expect((await school.statuses()).slice(-2)).toEqual(['cancelled', 'succeeded'])
    expect(charged()).toBe(500)
  })
})

describe('a provider that fails', () => {
  test.for(['/v1/customers', '/v1/subscriptions', '/confirm', '/v1/charges'])(
    'after doing %s is asked again, and charges once',
    async (call) => {
      stripe.faults.push({ call, at: 'after', times: 1 })
      expect((await camper.call(chargeStripeCard, { ...school.gift(), ...visa })).status).toBe(200)
      expect(charged()).toBe(500)
      await agree()
    },
  )

  test('for long after the charge leaves an attempt that the next click finds paid', async () => {
    const gift = { ...school.gift(), ...visa }
    stripe.faults.push({ call: '/confirm', at: 'after', times: 3 })
    expect(await camper.call(chargeStripeCard, gift)).toMatchObject({
      status: 502,
      body: { message: 'flash.donation.provider-away' },
    })
    expect(charged()).toBe(500)
    expect((await camper.me()).isDonating).toBe(false)
    expect((await camper.call(chargeStripeCard, gift)).status).toBe(200)
    expect(charged()).toBe(500)
    await agree()
  })

  test('for long after the charge leaves an attempt that a reconciliation finds paid', async () => {
    stripe.faults.push({ call: '/confirm', at: 'after', times: 3 })
    await camper.call(chargeStripeCard, { ...school.gift(), ...visa })
    school.pass(3 * 60 * 1000)
    expect(await reconcile(school.donations)).toMatchObject({ changed: 1, failed: 0, strangers: [] })
    expect((await camper.me()).isDonating).toBe(true)
    await agree()
  })

  test('before anything was charged leaves nothing to pay', async () => {
    stripe.faults.push({ call: '/v1/subscriptions', at: 'before', times: 3 })
    const gift = school.gift()
    expect((await camper.call(chargeStripeCard, { ...gift, ...visa })).status).toBe(502)
    expect((await camper.call(checkDonation, { attemptId: gift.attemptId })).body).toEqual({
      status: 'created',
    })
    school.pass(3 * 60 * 1000)
    await reconcile(school.donations)
    expect((await camper.call(checkDonation, { attemptId: gift.attemptId })).body).toEqual({
      status: 'cancelled',
    })
    expect(charged()).toBe(0)
  })
})

describe('asking about a gift', () => {
  test('finds nothing under an id that no gift has', async () => {
    expect(await school.visitor().call(checkDonation, { attemptId: newAttemptId() })).toMatchObject({
      status: 404,
      body: { message: 'flash.donation.unknown' },
    })
  })
})
