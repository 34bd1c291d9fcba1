import type { Queryable } from '#database/schema.ts'
import type { Jobs } from '#jobs/open-jobs.ts'
import { findAttempt } from './attempt-store.ts'
import { decideAttempt } from './decide-attempt.ts'
import { isEnding } from './end-gift.ts'
import { listLasting } from './ending-store.ts'
import type { DonationServices } from './services.ts'

const queue = 'ending-gifts'

/** A month is charged at any time, so the provider is asked again soon, and in the end every hour. */
const settings = { expireInSeconds: 5 * 60, retryDelay: 60, retryDelayMax: 60 * 60, parallelJobs: 1 }

/** Ends the monthly gifts of accounts that are deleted. */
export type Endings = {
  /** Plans it in the transaction that deletes the account, before the gifts lose whose they were. */
  plan: (transaction: Queryable, userId: string) => Promise<void>
  /** Called after the commit. */
  begin: () => void
}

/**
 * Tells the provider until it confirms that it charges no more. The job is stored with the deletion, so whatever
 * happens to this process, another one does it.
 */
export async function openEndings(jobs: Jobs, services: DonationServices): Promise<Endings> {
  await jobs.work(queue, settings, async (jobId) => {
    const attempt = await findAttempt(services.database, jobId)
    const after = attempt && (await decideAttempt(services, attempt))
    return after === undefined || !isEnding(after)
  })
  return {
    plan: async (transaction, userId) => {
      for (const attemptId of await listLasting(transaction, userId)) {
        await jobs.add(transaction, queue, attemptId)
      }
    },
    begin: jobs.wake,
  }
}
