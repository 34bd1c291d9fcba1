import { createHash } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Jobs } from '#jobs/open-jobs.ts'
import { reconcile } from './reconcile.ts'
import type { DonationServices } from './services.ts'

const queue = 'donations'

const settings = { expireInSeconds: 60 * 60, retryDelay: 10 * 60, retryDelayMax: 60 * 60, parallelJobs: 1 }

/** An hour at which few people give, in UTC. */
const hour = 3

/**
 * How far the database's clock, by which a night begins, may be ahead of this one. The night that has begun would be planned
 * again, which adds nothing, and none after it.
 */
const mostSkewMs = 10 * 60 * 1000

type NightlyOptions = { jobs: Jobs; database: Database; services: DonationServices }

/** Reconciles once a night, whichever process of the school is awake. */
export async function reconcileNightly({ jobs, database, services }: NightlyOptions): Promise<void> {
  const plan = (after: Date) =>
    transact(database, (transaction) => {
      const night = nextNight(after)
      return jobs.add(transaction, queue, jobIdOf(night), { startAfter: night })
    })
  await jobs.work(queue, settings, async (_jobId, signal) => {
    await plan(new Date(services.now().getTime() + mostSkewMs))
    const { failed } = await reconcile(services, signal)
    return failed === 0 && !signal.aborted
  })
  await plan(services.now())
}

function nextNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(hour, 0, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night
}

/** The same in every process, so that all of them add one job. */
function jobIdOf(night: Date): string {
  const hex = createHash('sha256').update(`${queue} ${night.toISOString()}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
