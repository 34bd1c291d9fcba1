import { randomUUID } from 'node:crypto'
import { chargeStripeCard, checkDonation, createPaymentIntent, deleteAccount, limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'
import { countedMs, mayBegin } from './attempt-limits.ts'
import { forgetNetworks } from './count-store.ts'
import { reconcile } from './reconcile.ts'

const school = await openDonationSchool()

const stopped = { status: 403, body: { message: 'flash.donation.stopped' } }
const intent = () => ({ ...school.gift(), email: newAddress(), name: 'Ada' })

test('a camper whose cards were declined three times in a day has to wait for the next', async () => {
  const camper = await school.learner()
  const declined = () =>
    camper.call(chargeStripeCard, { ...school.gift(), paymentMethodId: 'pm_card_declined' })
  for (let count = 0; count < 3; count++) expect((await declined()).status).toBe(402)
  const good = { ...school.gift(), paymentMethodId: 'pm_card_visa' }
  expect(await camper.call(chargeStripeCard, good)).toMatchObject(stopped)
  school.pass(countedMs + 1)
  expect((await camper.call(chargeStripeCard, good)).status).toBe(200)
})

test.for([
  ['an address', ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.7'], '203.0.113.8'],
  [
    'an IPv6 /48',
    ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'],
    '2001:db8:2::1',
  ],
] as const)(
  '%s whose cards were declined three times has to wait',
  async ([, [last, ...others], neighbor]) => {
    for (const address of others) {
      const { body } = await school.visitor(address).call(createPaymentIntent, intent())
      const payment = school.stripe.books.paymentOf(String(body['subscriptionId']))
      school.stripe.books.confirm(payment.id, 'pm_card_declined')
      await school.tell(school.stripe.message('payment_intent.payment_failed', payment))
    }
    expect(await school.visitor(last).call(createPaymentIntent, intent())).toMatchObject(stopped)
    expect((await school.visitor(neighbor).call(createPaymentIntent, intent())).status).toBe(200)
  },
)

describe('a thief who deletes the account with which cards were declined', () => {
  const tryAndDelete = async (address: string) => {
    const camper = await school.learner()
    camper.address = address
    for (let count = 0; count < 3; count++) {
      await camper.call(chargeStripeCard, { ...school.gift(), paymentMethodId: 'pm_card_declined' })
    }
    expect((await camper.call(deleteAccount, {})).status).toBe(200)
    return async () => school.visitor(address).call(createPaymentIntent, intent())
  }
  const networks = async () => (await school.attempts()).filter((attempt) => attempt.network_hash !== null)

  test('has to wait like everyone else', async () => {
    const giveAgain = await tryAndDelete('203.0.113.50')
    expect(await giveAgain()).toMatchObject(stopped)
  })

  test('twin: could go on where a deletion forgets the network', async () => {
    const giveAgain = await tryAndDelete('203.0.113.51')
    await forgetNetworks(school.database, new Date(school.clock.now.getTime() + 1))
    expect((await giveAgain()).status).toBe(200)
  })

  test('is forgotten in the night after the day for which cards are counted', async () => {
    await tryAndDelete('203.0.113.52')
    await reconcile(school.donations)
    expect(await networks()).not.toEqual([])
    school.pass(countedMs + 1)
    await reconcile(school.donations)
    expect(await networks()).toEqual([])
  })
})

describe('a payment whose secret a thief knows', () => {
  const begin = async () => {
    const { body } = await school.visitor().call(createPaymentIntent, intent())
    const payment = school.stripe.books.paymentOf(String(body['subscriptionId']))
    const take = (card: string) => school.stripe.books.confirm(payment.id, card).status
    return { payment, take }
  }

  test('takes no other card after one was declined', async () => {
    const { payment, take } = await begin()
    expect(take('pm_card_declined')).toBe(402)
    await school.tell(school.stripe.message('payment_intent.payment_failed', payment))
    expect(take('pm_card_visa')).toBe(400)
    expect(school.stripe.books.get('payment_intent', payment.id).status).toBe('canceled')
  })

  test('twin: takes one card after the other as long as the school has not heard of it', async () => {
    const { take } = await begin()
    for (let count = 0; count < 5; count++) expect(take('pm_card_declined')).toBe(402)
    expect(take('pm_card_visa')).toBe(200)
  })

  test('stays paid if an older decline is heard of later', async () => {
    const { payment, take } = await begin()
    expect(take('pm_card_visa')).toBe(200)
    await school.tell(school.stripe.message('payment_intent.payment_failed', payment))
    expect(school.stripe.books.get('payment_intent', payment.id).status).toBe('succeeded')
  })
})

test('a network cannot begin hundreds of gifts in a day', async () => {
  const answers = []
  for (let count = 0; count < 21; count++) {
    answers.push(await school.visitor('198.51.100.9').call(createPaymentIntent, intent()))
    // The limit of an hour is another one.
    if (count % 9 === 8) school.pass(61 * 60 * 1000)
  }
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20)
  expect(answers.at(-1)?.status).not.toBe(200)
})

describe('a thief with dozens of addresses who tries out cards', () => {
  /** Declines that a day holds, three from each address: what is written when a provider tells them. */
  const tryCards = async (addresses: number, declinesOfEach: number) => {
    for (let address = 0; address < addresses; address++) {
      const networkHash = Buffer.alloc(32, address + 1)
      for (let count = 0; count < declinesOfEach; count++) {
        await school.database
          .insertInto('donation_attempts')
          .values({
            attempt_id: randomUUID(),
            language: 'english',
            amount: 500,
            duration: 'onetime',
            provider: 'stripe',
            status: 'failed',
            network_hash: networkHash,
            created_at: school.clock.now,
            declined_at: school.clock.now,
          })
          .execute()
      }
    }
  }
  const give = async (address: string) =>
    (await school.visitor(address).call(createPaymentIntent, intent())).status
  const cardOf = (camper: Visitor) =>
    camper.call(chargeStripeCard, { ...school.gift(), paymentMethodId: 'pm_card_visa' })

  test('stops no one else', async () => {
    await tryCards(40, 10)
    expect(await give('192.0.2.1')).toBe(200)
  })

  test('twin: would stop everyone if each decline counted as one of a network of its own', () => {
    const visitor = { begun: 0, open: 0, declined: 0, declinedInSchool: 400 }
    expect(mayBegin({ ...visitor, networksDeclined: 40 })).toBe(true)
    expect(mayBegin({ ...visitor, networksDeclined: 400 })).toBe(false)
  })

  test('leaves others one try each', async () => {
    await tryCards(40, 3)
    expect(await give('192.0.2.2')).toBe(200)
    expect(await give('192.0.2.2')).toBe(403)
  })

  test('stops visitors and new campers with a hundred of them, but no camper whom the school knows', async () => {
    const known = await school.learner()
    school.pass(countedMs + 1)
    await tryCards(100, 1)
    expect(await give('192.0.2.3')).toBe(403)
    expect(await cardOf(await school.learner())).toMatchObject(stopped)
    expect((await cardOf(known)).status).toBe(200)
  })

  test('no longer counts the day after', async () => {
    school.pass(countedMs + 1)
    expect(await give('192.0.2.1')).toBe(200)
    expect(await give('192.0.2.1')).toBe(200)
  })
})

test('the networks of one IPv6 /48 together cannot make the school ask the provider again and again', async () => {
  const { body } = await school.visitor().call(createPaymentIntent, intent())
  const ask = async (network: number) =>
    school
      .visitor(`2001:db8:48:${network.toString(16)}::1`)
      .call(checkDonation, { attemptId: String(body['attemptId']) })
  for (let network = 0; network < 120; network++) expect((await ask(network)).status).toBe(200)
  expect((await ask(121)).status).toBe(429)
})

test('only the amounts shown can be given', async () => {
  for (const amount of [1, 100, 499, 3000, 5000]) {
    expect(limits.donationAmounts).not.toContain(amount)
    expect((await school.visitor().call(createPaymentIntent, { ...intent(), amount })).status).toBe(400)
  }
})

test('an address that is none is told apart from a declined card', async () => {
  expect(await school.visitor().call(createPaymentIntent, { ...intent(), email: 'ada' })).toMatchObject({
    status: 400,
    body: { message: 'flash.email-invalid' },
  })
})
