import type { ProjectRun } from '@cairn/contract'
import { type RunRow, verdictOf } from './list-verdicts.ts'

/** A run as its camper sees it. */
export function presentRun(run: RunRow): ProjectRun {
  const { ranAt, ...verdict } = verdictOf(run)
  return { id: run.challengeId, ...verdict, ...(ranAt && { ranAt: ranAt.getTime() }) }
}
