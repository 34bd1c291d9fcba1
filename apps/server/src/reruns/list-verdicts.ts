import type { ProjectRun } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { listRuns } from './store.ts'

export type RunRow = Awaited<ReturnType<typeof listRuns>>[number]

/** What is known of a submitted project (docs/reference/api.md, “Projects that are run again”). */
export type Verdict = {
  state: ProjectRun['state']
  /** The hint of the first test that failed, as text. A failed run without one was not finished. */
  failedTest?: string
  ranAt?: Date
}

/** A verdict for each of these challenges. */
export async function listVerdicts(
  queryable: Queryable,
  userId: string,
  challengeIds: readonly string[],
): Promise<Map<string, Verdict>> {
  const runs = await listRuns(queryable, userId)
  const known = new Map(runs.map((run): [string, Verdict] => [run.challengeId, verdictOf(run)]))
  return new Map(challengeIds.map((id) => [id, known.get(id) ?? { state: 'not-re-run' }]))
}

/** What a run says, without what it leaves out. */
export function verdictOf({ state, failedTest, ranAt }: RunRow): Verdict {
  return { state, ...(failedTest !== null && { failedTest }), ...(ranAt && { ranAt }) }
}
