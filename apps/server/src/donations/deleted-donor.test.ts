import { createPaymentIntent, deleteAccount, pageAccountHeader } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { forgetOnChange } from '#testing/donations/forget-on-change.ts'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { newAddress } from '#testing/new-address.ts'
import { openTestJobs } from '#testing/open-test-jobs.ts'
import { createLog } from '#log/create-log.ts'
import type { Visitor } from '#testing/visitor.ts'
import { findAttempt } from './attempt-store.ts'
import { openEndings } from './open-endings.ts'
import { reconcile } from './reconcile.ts'

/** Each protection has a twin test that switches it off and sees the donor pay another month. */

type School = Awaited<ReturnType<typeof openDonationSchool>>
type Gift = { attemptId: string; ref: string; email: string }

const log = createLog({ level: 'silent' })

/** A monthly gift that is not paid yet. */
async function prepare({ gift, visitor }: School, donor = visitor(), headers = {}): Promise<Gift> {
  const wanted = { ...gift(), email: newAddress(), name: 'Ada' }
  const { body } = await donor.call(createPaymentIntent, wanted, headers)
  return { attemptId: wanted.attemptId, ref: String(body['subscriptionId']), email: wanted.email }
}

const pay = ({ stripe }: School, { ref }: Gift) =>
  stripe.books.confirm(stripe.books.paymentOf(ref).id, 'pm_card_visa')

/** A monthly gift whose first month has arrived. */
async function give(school: School): Promise<Gift> {
  const gift = await prepare(school)
  pay(school, gift)
  await school.tell(school.stripe.paid(gift.ref))
  return gift
}

async function leave({ camper }: School, { email }: Gift, donor?: Visitor): Promise<void> {
  const leaving = donor ?? (await camper(email))
  expect((await leaving.call(deleteAccount, {})).status).toBe(200)
}

/** What its donor has paid in cents after another month, and how the book has the gift. */
async function aMonthLater({ stripe, database }: School, { attemptId, email, ref }: Gift) {
  stripe.books.renew(ref)
  const { status, isOver, email: known } = (await findAttempt(database, attemptId)) ?? {}
  return { cents: stripe.books.takenFrom(email), status, isOver, known }
}

const ended = { cents: 500, status: 'cancelled', isOver: true, known: null }
const goesOn = { ...ended, cents: 1000, status: 'succeeded', isOver: false }

const isOver = async ({ database }: School, { attemptId }: Gift) =>
  (await findAttempt(database, attemptId))?.isOver

async function untilOver(school: School, gift: Gift): Promise<void> {
  await expect.poll(() => isOver(school, gift), { timeout: 20_000 }).toBe(true)
}

/** Has jobs that wait for their next try, or for a process that has died, be done now. */
async function hurryUntilOver(school: School, gift: Gift): Promise<void> {
  const hurry = async () => {
    await sql`update jobs.job set start_after = start_after - interval '1 hour',
      started_on = started_on - interval '1 hour' where name = 'ending-gifts'`.execute(school.database)
    return isOver(school, gift)
  }
  await expect.poll(hurry, { timeout: 20_000 }).toBe(true)
}

/** How many jobs are not done yet. */
async function waiting({ database }: School): Promise<number> {
  const { rows } = await sql`select from jobs.job where name = 'ending-gifts'
    and state in ('created', 'retry', 'active')`.execute(database)
  return rows.length
}

/** Weakens a school's database: it does not remember whose gifts must end. */
const forgetEndings = (database: Database) =>
  forgetOnChange(database, 'donation_attempts', 'new.must_end := false')

describe('the monthly gift of a deleted account', () => {
  test('ends at once, and its payments stay in the books', async () => {
    const school = await openDonationSchool({ openEndings })
    const gift = await give(school)
    await leave(school, gift)
    await untilOver(school, gift)
    expect(await aMonthLater(school, gift)).toEqual(ended)
    expect(school.stripe.books.get('subscription', gift.ref).status).toBe('canceled')
    expect(await school.books()).toEqual({ school: 500, provider: 500 })
  })

  test.for(['before', 'after'] as const)(
    'ends when the provider is back, if the answer is lost %s it acts',
    async (at) => {
      const school = await openDonationSchool({ openEndings })
      const gift = await give(school)
      const lost = { call: 'DELETE /v1/subscriptions', at, times: 3 }
      school.stripe.faults.push(lost)
      await leave(school, gift)
      await expect.poll(() => lost.times, { timeout: 20_000 }).toBe(0)
      await hurryUntilOver(school, gift)
      expect(await aMonthLater(school, gift)).toEqual(ended)
    },
  )

  test('ends if the process that was about to end it was killed', async () => {
    const begun = Promise.withResolvers<void>()
    const dying: typeof openEndings = (jobs, services) => {
      const cancel = () => {
        begun.resolve()
        return new Promise<void>(() => {})
      }
      const providerOf: typeof services.providerOf = (attempt) => ({
        ...services.providerOf(attempt),
        cancel,
      })
      return openEndings(jobs, { ...services, providerOf })
    }
    const school = await openDonationSchool({ openEndings: dying })
    const gift = await give(school)
    await leave(school, gift)
    await begun.promise
    const jobs = await openTestJobs(school.application, log)
    afterAll(() => jobs.close())
    await openEndings(jobs, school.donations)
    await hurryUntilOver(school, gift)
    expect(await aMonthLater(school, gift)).toEqual(ended)
  })

  test.runIf(isNightly)('ends in the night if nothing else has ended it', async () => {
    const school = await openDonationSchool()
    const gift = await give(school)
    await leave(school, gift)
    school.stripe.faults.push({ call: 'DELETE /v1/subscriptions', at: 'before', times: 3 })
    school.pass(3 * 60 * 1000)
    expect(await reconcile(school.donations)).toMatchObject({ failed: 1 })
    expect(await reconcile(school.donations)).toMatchObject({ failed: 0, changed: 1 })
    expect(await aMonthLater(school, gift)).toEqual(ended)
    expect(await reconcile(school.donations)).toMatchObject({ changed: 0, strangers: [] })
  })

  test('ends if it was paid, and no one had heard of it', async () => {
    const school = await openDonationSchool()
    const camper = await school.camper()
    const gift = await prepare(school, camper, { [pageAccountHeader]: (await camper.me()).id })
    pay(school, gift)
    await leave(school, gift, camper)
    await school.tell(school.stripe.paid(gift.ref))
    expect(school.stripe.books.get('subscription', gift.ref).status).toBe('canceled')
    expect(await school.statuses()).toEqual(['cancelled'])
  })

  test.runIf(isNightly)('ends for good when Stripe only waits for another card', async () => {
    const school = await openDonationSchool()
    const gift = await give(school)
    const subscription = school.stripe.books.get('subscription', gift.ref)
    subscription.status = 'unpaid'
    await school.tell(school.stripe.message('customer.subscription.updated', subscription))
    expect(await school.statuses()).toEqual(['cancelled'])
    await leave(school, gift)
    school.pass(3 * 60 * 1000)
    await reconcile(school.donations)
    expect(subscription.status).toBe('canceled')
  })

  test('twin: goes on until the night if only the night ends it', async () => {
    const school = await openDonationSchool()
    const gift = await give(school)
    await leave(school, gift)
    expect(await aMonthLater(school, gift)).toEqual(goesOn)
  })

  test('twin: goes on for good if the book does not remember that it must end', async () => {
    const school = await openDonationSchool({ openEndings, weaken: forgetEndings })
    const gift = await give(school)
    await leave(school, gift)
    await expect.poll(() => waiting(school), { timeout: 20_000 }).toBe(0)
    school.pass(3 * 60 * 1000)
    await reconcile(school.donations)
    expect(await aMonthLater(school, gift)).toEqual(goesOn)
  })
})
