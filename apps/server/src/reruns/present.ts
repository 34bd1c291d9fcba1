import type { ProjectRun } from '@cairn/contract'
import type { listRuns } from './store.ts'

type RunRow = Awaited<ReturnType<typeof listRuns>>[number]

/** A run as its camper sees it. */
export function presentRun({ challengeId, state, failedTest, ranAt }: RunRow): ProjectRun {
  return {
    id: challengeId,
    state,
    ...(failedTest !== null && { failedTest }),
    ...(ranAt && { ranAt: ranAt.getTime() }),
  }
}
