import {
  addDonation,
  chargeStripe,
  createPaymentIntent,
  createPayPalPayment,
  languageHeader,
} from '@cairn/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { forgetOnChange } from '#testing/donations/forget-on-change.ts'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { startPayPalStandIn } from '#testing/donations/paypal-stand-in.ts'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { findAttempt } from './attempt-store.ts'
import { newAttemptId } from './new-attempt-id.ts'
import { reconcile } from './reconcile.ts'
import { refundGift } from './refund-gift.ts'

type School = Awaited<ReturnType<typeof openDonationSchool>>
type Gift = { attemptId: string; ref: string; email: string }

/** Mail that cannot be stored, for as long as this is true. */
const post = { isAway: false }
const school = await openDonationSchool({
  onMail: () => {
    if (post.isAway) throw new Error('The mail cannot be stored')
  },
})
const monthMs = 31 * 24 * 60 * 60 * 1000

/** A gift whose first payment has arrived at the provider. */
async function give(
  { gift, stripe, visitor }: School,
  duration: 'month' | 'onetime' = 'month',
  language = 'english',
): Promise<Gift> {
  const wanted = { ...gift(), duration, email: newAddress(), name: 'Ada' }
  const { body } = await visitor().call(createPaymentIntent, wanted, { [languageHeader]: language })
  const ref = String(body['subscriptionId'])
  stripe.books.confirm(stripe.books.paymentOf(ref).id, 'pm_card_visa')
  return { attemptId: wanted.attemptId, ref, email: wanted.email }
}

/** Another message of the provider about a gift. */
const tell = ({ stripe, tell: send }: School, { ref }: Gift) => send(stripe.paid(ref))

const receiptsOf = ({ mails }: School, { email }: Gift) =>
  mails.filter(({ recipient, subject }) => recipient === email && subject.includes('gift'))

const subjectsOf = (of: School, gift: Gift) => receiptsOf(of, gift).map(({ subject }) => subject)

const begun = 'Thank you for your monthly gift to Cairn'
const goesOn = 'Receipt for your monthly gift to Cairn'

beforeEach(() => {
  post.isAway = false
})

describe('a monthly gift', () => {
  test('has a receipt for each month, with its day', async () => {
    school.clock.now = new Date('2026-03-20T12:00:00Z')
    const gift = await give(school)
    await tell(school, gift)
    school.clock.now = new Date('2026-04-20T12:00:00Z')
    school.stripe.books.renew(gift.ref)
    await tell(school, gift)
    school.clock.now = new Date('2026-05-20T12:00:00Z')
    school.stripe.books.renew(gift.ref)
    await tell(school, gift)
    expect(subjectsOf(school, gift)).toEqual([begun, goesOn, goesOn])
    const [, second, third] = receiptsOf(school, gift)
    expect(second?.body).toContain('Your monthly gift of $5.00 arrived on April 20, 2026.')
    expect(third?.body).toContain('May 20, 2026')
    expect(third?.body).toContain(gift.attemptId)
  })

  test('has one for each when messages come doubled, at once, or again much later', async () => {
    const gift = await give(school)
    await Promise.all(Array.from({ length: 8 }, () => tell(school, gift)))
    school.pass(monthMs)
    school.stripe.books.renew(gift.ref)
    await Promise.all(Array.from({ length: 8 }, () => tell(school, gift)))
    await tell(school, gift)
    await reconcile(school.donations)
    expect(subjectsOf(school, gift)).toEqual([begun, goesOn])
  })

  test('has all of them, the first one first, when a later message is the first to arrive', async () => {
    const gift = await give(school)
    for (const _month of [2, 3]) {
      school.pass(monthMs)
      school.stripe.books.renew(gift.ref)
    }
    await tell(school, gift)
    expect(subjectsOf(school, gift)).toEqual([begun, goesOn, goesOn])
  })

  test('has one for a month that only the reconciliation has found', async () => {
    const gift = await give(school)
    await tell(school, gift)
    school.pass(monthMs)
    school.stripe.books.renew(gift.ref)
    await reconcile(school.donations)
    await reconcile(school.donations)
    expect(subjectsOf(school, gift)).toEqual([begun, goesOn])
  })

  test('has one in the language of the page that it was begun on', async () => {
    const gift = await give(school, 'month', 'german')
    await tell(school, gift)
    school.clock.now = new Date('2026-10-03T12:00:00Z')
    school.stripe.books.renew(gift.ref)
    await tell(school, gift)
    const mails = school.mails.filter(({ recipient }) => recipient === gift.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Danke für deine monatliche Spende an Cairn',
      'Beleg für deine monatliche Spende an Cairn',
    ])
    expect(mails[1]?.body).toContain('am 3. Oktober 2026')
  })

  test('that has ended by then is not said to go on', async () => {
    const gift = await give(school)
    school.stripe.books.answer('DELETE', `/v1/subscriptions/${gift.ref}`, {})
    await tell(school, gift)
    expect(subjectsOf(school, gift)).toEqual([goesOn])
  })

  test('whose donor has deleted their account has no more of them', async () => {
    const gift = await give(school)
    await tell(school, gift)
    await (await school.camper(gift.email)).send('POST', '/account/delete', { body: {} })
    // Before the provider has heard of it.
    school.stripe.books.renew(gift.ref)
    await tell(school, gift)
    await reconcile(school.donations)
    expect(subjectsOf(school, gift)).toEqual([begun])
  })
})

describe('a payment', () => {
  test('of a gift that is given once has one', async () => {
    const gift = await give(school, 'onetime')
    const asked = { amount: 500, duration: 'onetime', email: gift.email, subscriptionId: gift.ref } as const
    await Promise.all(Array.from({ length: 8 }, () => school.visitor().call(chargeStripe, asked)))
    expect(subjectsOf(school, gift)).toEqual(['Thank you for your gift to Cairn'])
  })

  test('whose receipt could not be stored has it after the next night', async () => {
    const gift = await give(school, 'onetime')
    post.isAway = true
    expect((await tell(school, gift)).statusCode).toBe(200)
    const before = receiptsOf(school, gift).length
    post.isAway = false
    // Long after the time in which its donor could dispute it.
    school.pass(300 * 24 * 60 * 60 * 1000)
    await reconcile(school.donations)
    await reconcile(school.donations)
    expect([before, receiptsOf(school, gift).length]).toEqual([0, 1])
  })

  test('that has gone back before it was heard of has none', async () => {
    const gift = await give(school)
    const attempt = await findAttempt(school.database, gift.attemptId)
    await refundGift(school.donations, { ...attempt, ref: gift.ref } as Parameters<typeof refundGift>[1])
    await tell(school, gift)
    expect(subjectsOf(school, gift)).toEqual([])
  })

  test('that is disputed has none until the school may keep it', async () => {
    const gift = await give(school)
    const dispute = school.stripe.books.dispute(school.stripe.books.chargeOf(gift.ref), 'needs_response')
    await tell(school, gift)
    const before = subjectsOf(school, gift)
    dispute.status = 'won'
    await tell(school, gift)
    expect([before, subjectsOf(school, gift)]).toEqual([[], [begun]])
  })
})

test('a monthly gift by PayPal has a receipt for each month, however often its sale is told', async () => {
  let months = 0
  const paypal = await startPayPalStandIn(() => new Date(Date.UTC(2026, 2 + months, 5)))
  const server = await openTestServer({ donations: { paypal: paypal.settings } })
  afterAll(() => paypal.close())
  const email = newAddress()
  const donor = await server.camper(email)
  const attemptId = newAttemptId()
  const { body } = await donor.call(createPayPalPayment, { amount: 500, duration: 'month', attemptId })
  const id = String(body['id'])
  paypal.approve(id, email)
  await donor.call(addDonation, { attemptId })
  months = 1
  paypal.renew(id)
  const sell = async () => {
    const message = paypal.message('PAYMENT.SALE.COMPLETED', { id: 'SALE-2', billing_agreement_id: id })
    const answer = { method: 'POST', url: '/hooks/update-paypal', headers: message.headers } as const
    return (await server.app.inject({ ...answer, payload: message.body })).statusCode
  }
  expect(await Promise.all([sell(), sell(), sell()])).toEqual([200, 200, 200])
  const subjects = server.mails.filter((mail) => mail.recipient === email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('gift'))).toEqual([begun, goesOn])
})

test('twin: without a mark on each payment every message is followed by a receipt', async () => {
  const weak = await openDonationSchool({ weaken: forgetReceipts })
  const gift = await give(weak)
  for (let message = 0; message < 3; message += 1) await tell(weak, gift)
  expect(subjectsOf(weak, gift)).toEqual([begun, begun, begun])
})

/** Weakens a school's database: it does not remember which payments have a receipt. */
const forgetReceipts = (database: Database) =>
  forgetOnChange(database, 'donation_payments', 'new.receipt_at := null')
