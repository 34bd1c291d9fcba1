import { randomUUID } from 'node:crypto'
import type { Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { JobOrder, Jobs } from '#jobs/open-jobs.ts'
import { lockUser } from '#users/lock-store.ts'
import { loadProject, type Project } from './load-project.ts'
import type { Reruns } from './reruns.ts'
import { type RunAgain, runProject, type RunServices } from './run-project.ts'
import {
  addRun,
  deleteRunOfOtherWork,
  deleteWaitingRuns,
  findLastDue,
  listWaitingCampers,
  listWaitingRuns,
  type NewRun,
  type Place,
  replaceRun,
  setLastDue,
} from './store.ts'
import { withoutRuns } from './without-runs.ts'

const queue = 'project-runs'

/** Longer than all tries of one project together. */
const longestRunMs = 6 * 60_000

/** So long that a dozen campers with the slowest projects do not occupy the queue (docs/reference/limits.md, “Time”). */
const turnMs = 30 * 60_000

const settings = {
  expireInSeconds: longestRunMs / 1000,
  retryDelay: 30,
  retryDelayMax: 10 * 60,
  parallelJobs: 1,
}

/** What it takes to run projects: a queue, and a process with a browser; without `runAgain`, another process has that. */
export type Running = { jobs: Jobs; runAgain?: RunAgain }

type RerunOptions = Omit<RunServices, 'runAgain'> & {
  /** Undefined where no browser is installed. */
  running: Running | undefined
}

export async function openReruns({ running, ...services }: RerunOptions): Promise<Reruns> {
  if (!running) return withoutBrowser(services)
  const { jobs, runAgain } = running
  if (runAgain)
    await jobs.work(queue, settings, (runId, signal) => runProject({ ...services, runAgain }, runId, signal))
  else await jobs.prepare(queue, settings)
  // The queue forgets jobs that were due for two weeks, as while a school was closed. One that is there stays as it is.
  for (const { runId, dueAt } of await listWaitingRuns(services.database))
    await jobs.add(services.database, queue, runId, turnAt(dueAt))

  async function run(
    transaction: Queryable,
    { place, project: { workHash } }: { place: Place; project: Project },
    store: (transaction: Queryable, run: NewRun) => Promise<boolean>,
  ): Promise<void> {
    const runId = randomUUID()
    const dueAt = await nextTurn(transaction, place.userId)
    const newRun = { ...place, runId, workHash, dueAt }
    if (!(await store(transaction, newRun))) return
    await setLastDue(transaction, newRun)
    await jobs.add(transaction, queue, runId, turnAt(dueAt))
  }

  /**
   * One project is run at a time. A camper's next one is due long after the one before could be over, so that many of
   * them, or the same again and again, withdrawn or not, keep others waiting no longer than one does, also if a few
   * campers do that together. Without others, none of them waits for that.
   */
  async function nextTurn(transaction: Queryable, userId: string): Promise<Date> {
    const last = await findLastDue(transaction, userId)
    return new Date(Math.max(services.now().getTime(), (last?.getTime() ?? -Infinity) + turnMs))
  }

  return {
    isOn: true,
    runSubmitted: async (transaction, place) => {
      const project = await loadProject(transaction, services.lessons, place)
      // A link has no code to run, and what it replaces has no verdict anymore.
      if (!project) return deleteRunOfOtherWork(transaction, place)
      await run(transaction, { place, project }, replaceRun)
    },
    runMissing: async (transaction, userId, challengeIds) => {
      for (const challengeId of challengeIds) {
        const place = { userId, challengeId }
        const project = await loadProject(transaction, services.lessons, place)
        // While a lesson cannot be loaded, as when it is being mended, the verdict on its project stands.
        if (project) await run(transaction, { place, project }, addRun)
      }
    },
    wake: jobs.wake,
  }
}

/** What is due first goes first. Priorities are small numbers, so minutes are counted; in each the older one goes first. */
function turnAt(dueAt: Date): JobOrder {
  return { priority: -Math.floor(dueAt.getTime() / 60_000) }
}

/** Keeps no verdict on other code than the submitted one, and lets no one wait for a verdict. */
async function withoutBrowser({
  database,
  lessons,
  whenDecided,
}: Omit<RerunOptions, 'running'>): Promise<Reruns> {
  for (const userId of await listWaitingCampers(database)) {
    await transact(database, async (transaction) => {
      await lockUser(transaction, userId)
      await deleteWaitingRuns(transaction, userId)
      await whenDecided(transaction, userId)
    })
  }
  return withoutRuns(lessons)
}
