import { chargeStripeCard } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openJobs } from '#jobs/open-jobs.ts'
import { openDonationSchool } from '#testing/donations/open-donation-school.ts'
import { reconcileNightly } from './nightly.ts'

const school = await openDonationSchool()
const failures: unknown[] = []
const jobs = await openJobs({
  database: school.application,
  onFailure: (error) => failures.push(error),
  lookEverySeconds: 1,
})
afterAll(() => jobs.close())

const nights = async () => {
  const { rows } = await sql<{ state: string; start: string }>`
    select state::text, to_char(start_after at time zone 'utc', 'HH24:MI') as start from jobs.job
    where name = 'donations' order by created_on`.execute(school.database)
  return rows
}

const start = () => reconcileNightly({ jobs, database: school.application, services: school.donations })

test('the books are compared every night, once for all processes of a school', async () => {
  // Far ahead of the database's clock, so that no night begins by itself.
  school.clock.now = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)
  await start()
  await start()
  expect(await nights()).toEqual([{ state: 'created', start: '03:00' }])

  const camper = await school.learner()
  school.stripe.faults.push({ call: '/confirm', at: 'after', times: 3 })
  await camper.call(chargeStripeCard, { ...school.gift(), paymentMethodId: 'pm_card_visa' })
  school.pass(24 * 60 * 60 * 1000)
  await sql`update jobs.job set start_after = now() where name = 'donations'`.execute(school.database)
  jobs.wake()
  await expect.poll(async () => (await camper.me()).isDonating, { timeout: 20_000 }).toBe(true)
  await expect
    .poll(async () => (await nights()).map(({ state }) => state), { timeout: 20_000 })
    .toEqual(['completed', 'created'])
  expect(failures).toEqual([])
})

test('the next night follows when the database’s clock is a little ahead of the school’s', async () => {
  const { rows } = await sql<{ night: Date }>`
    select start_after as night from jobs.job where name = 'donations' and state = 'created'`.execute(
    school.database,
  )
  const night = rows[0]?.night ?? new Date(0)
  school.clock.now = new Date(night.getTime() - 500)
  await sql`update jobs.job set start_after = now() where name = 'donations' and state = 'created'`.execute(
    school.database,
  )
  jobs.wake()
  await expect
    .poll(async () => (await nights()).map(({ state }) => state), { timeout: 20_000 })
    .toEqual(['completed', 'completed', 'created'])
})
