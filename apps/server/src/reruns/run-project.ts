import type { Rerun, RerunOutcome } from '@cairn/contract'
import { plainText } from '#curriculum/plain-text.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { lockUser } from '#users/lock-store.ts'
import { type LessonsToRun, loadProject } from './load-project.ts'
import { countCrash, decideRun, type Decision, deleteWaitingRun, findWaitingRun } from './store.ts'

/** Runs the tests of a project; `signal` ends that. */
export type RunAgain = (rerun: Rerun, signal: AbortSignal) => Promise<RerunOutcome>

/** Called in the transaction that records a verdict on a project of this camper, or that none will come. */
type WhenDecided = (transaction: Queryable, userId: string) => Promise<void>

export type RunServices = {
  database: Database
  lessons: LessonsToRun
  runAgain: RunAgain
  whenDecided: WhenDecided
  now: () => Date
}

/** After this many crashes, the submission itself is to blame. */
const mostCrashes = 3

/** A browser that fails by itself does so soon. What kept it busy for this long first is not tried again. */
const mostTriesMs = 60_000

/**
 * Does one job: runs a submitted project and records the verdict, once. A crash of the browser is no verdict before
 * the third, unless it took its time: the queue runs one project after the other, and all others wait. False if the
 * job must be done again later.
 */
export async function runProject(
  services: RunServices,
  runId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, lessons, runAgain, now } = services
  const run = await findWaitingRun(database, runId)
  if (!run) return true
  const project = await loadProject(database, lessons, run)
  const settle = (change: (transaction: Queryable) => Promise<string | undefined>) =>
    settleRun(services, run.userId, change)
  // The lesson is gone, or has lost its tests.
  if (!project) return settle((transaction) => deleteWaitingRun(transaction, runId))

  const { rerun } = project
  const triedUntil = now().getTime() + mostTriesMs
  for (let crashes = run.crashes; crashes < mostCrashes && now().getTime() < triedUntil;) {
    const outcome = await runAgain(rerun, signal)
    if (signal.aborted || outcome.is === 'unavailable') return false
    if (outcome.is !== 'crashed') {
      return settle((transaction) => decideRun(transaction, runId, decisionOf(outcome, rerun, now())))
    }
    crashes = (await countCrash(database, runId)) ?? mostCrashes
  }
  return settle((transaction) => decideRun(transaction, runId, { state: 'failed', ranAt: now() }))
}

type Finished = Exclude<RerunOutcome, { is: 'crashed' | 'unavailable' }>

function decisionOf(outcome: Finished, { challenge }: Rerun, ranAt: Date): Decision {
  if (outcome.is === 'passed') return { state: 'passed', ranAt }
  const hint = challenge.tests[outcome.test ?? -1]?.text
  return { state: 'failed', failedTest: hint === undefined ? undefined : plainText(hint), ranAt }
}

/** Changes a run and tells of it, unless a newer submission or another process was faster. */
async function settleRun(
  { database, whenDecided }: Pick<RunServices, 'database' | 'whenDecided'>,
  userId: string,
  change: (transaction: Queryable) => Promise<string | undefined>,
): Promise<true> {
  await transact(database, async (transaction) => {
    // Claims lock the account first, too.
    await lockUser(transaction, userId)
    if ((await change(transaction)) !== undefined) await whenDecided(transaction, userId)
  })
  return true
}
