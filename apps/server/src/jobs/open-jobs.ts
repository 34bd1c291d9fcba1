import { setTimeout as wait } from 'node:timers/promises'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Queryable } from '#database/schema.ts'
import { jobTried } from '#telemetry/topics.ts'

/** The schema that the migrations create the tables of pg-boss in. */
const schema = 'jobs'

/** Failed attempts do not end a job; only its work can tell when trying again is useless. */
const retryLimit = 1000

/** How long jobs that are done stay in the database, where they tell an operator what has happened. */
const deleteAfterSeconds = 60 * 60

/** How long jobs in progress may take while the school closes, and how long recording that they were ended may. */
const closingMs = 2000
const recordingMs = 2500

export type QueueSettings = Required<
  Pick<QueueOptions, 'expireInSeconds' | 'retryDelay' | 'retryDelayMax'>
> & {
  /** How many jobs one process does side by side. */
  parallelJobs: number
}

/**
 * Does one job. False if it must be tried again later. `signal` is aborted when the work must end at once: the job's
 * time is up, or the school closes.
 */
export type Work = (jobId: string, signal: AbortSignal) => Promise<boolean>

/** When a job is done: not before `startAfter`, and before those of a lower `priority`, which is 0 otherwise. */
export type JobOrder = { startAfter?: Date; priority?: number }

/**
 * Work that is done in the background, by whichever process of the school finds it first. A job is only an id. What
 * it is about is kept by its domain, so nothing personal or secret is stored here.
 */
export type Jobs = {
  /** Makes a queue whose jobs another process does. */
  prepare: (queue: string, settings: QueueSettings) => Promise<void>
  /** Starts doing a queue's jobs, those of earlier processes included, unless this process leaves them to others. */
  work: (queue: string, settings: QueueSettings, work: Work) => Promise<void>
  /**
   * Adds a job in the caller's transaction, unless there is one with this id. It is found after the commit, by `wake`
   * or the next look.
   */
  add: (transaction: Queryable, queue: string, jobId: string, order?: JobOrder) => Promise<void>
  /** Looks for jobs now. */
  wake: () => void
  /** Finishes the jobs in progress, or ends them if they take long. Other processes do them later. */
  close: () => Promise<void>
}

export type JobsOptions = {
  database: Database
  onFailure: (error: unknown) => void
  /** False in a process that leaves all jobs to others. */
  isWorking?: boolean
  /** How often each process looks for jobs that are due, and for those whose process has died. */
  lookEverySeconds?: number
}

/** All that is stored about a failed attempt: the error itself may contain an address. */
class TryAgain extends Error {
  constructor() {
    super('To be tried again')
  }
}

/** Opens the queues, kept in tables that are polled (docs/decisions/0045-one-queue-of-jobs.md). */
export async function openJobs({
  database,
  onFailure,
  isWorking = true,
  lookEverySeconds = 60,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: fromKysely(database),
    schema,
    // All of these need the owner of the tables, or serve schedules, of which there are none.
    migrate: false,
    reindex: false,
    schedule: false,
    supervise: isWorking,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    maintenanceIntervalSeconds: deleteAfterSeconds,
  })
  boss.on('error', onFailure)
  await boss.start()

  const closing = new AbortController()
  const queues = new Set<string>()
  const workers: string[] = []
  const wake = () => workers.forEach((worker) => boss.notifyWorker(worker))

  async function prepare(queue: string, { parallelJobs: _here, ...settings }: QueueSettings): Promise<void> {
    const options = { ...settings, retryLimit, retryBackoff: true, deleteAfterSeconds }
    await boss.createQueue(queue, options)
    await boss.updateQueue(queue, options)
  }

  return {
    prepare,
    work: async (queue, settings, work) => {
      await prepare(queue, settings)
      if (!isWorking) return
      const { parallelJobs } = settings
      queues.add(queue)
      for (let count = 0; count < parallelJobs; count++) {
        const worker = await boss.work(queue, { pollingIntervalSeconds: lookEverySeconds }, async ([job]) => {
          if (!job) return
          const signal = AbortSignal.any([job.signal, closing.signal])
          const isDone = await work(job.id, signal).catch((error: unknown) => {
            onFailure(error)
            return false
          })
          // Otherwise a worker waits for its next look after each job.
          wake()
          jobTried.tell({ queue, isDone })
          if (!isDone) throw new TryAgain()
        })
        workers.push(worker)
      }
    },
    add: async (transaction, queue, jobId, order = {}) => {
      await boss.send(queue, null, { id: jobId, db: fromKysely(transaction), ...order })
    },
    wake,
    close: async () => {
      const ended = Promise.all([...queues].map((queue) => boss.offWork(queue)))
        .then(() => boss.stop({ graceful: false, close: false }))
        .catch(onFailure)
      await within(ended, closingMs)
      closing.abort()
      // Whatever a silent database does not record is found when the job's time is up.
      await within(ended, recordingMs)
    },
  }
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  const isOver = new AbortController()
  const timeIsUp = wait(ms, undefined, { signal: isOver.signal }).catch(() => undefined)
  await Promise.race([work, timeIsUp])
  isOver.abort()
}
