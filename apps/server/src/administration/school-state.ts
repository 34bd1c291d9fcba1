import type { SchoolState } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import type { FeatureRules } from '#features/feature-rules.ts'
import { listQueueSizes } from '#jobs/queue-size-store.ts'
import { countFigures } from '#figures/figures-store.ts'

const recentMs = 30 * 24 * 60 * 60 * 1000

/** Figures of the last 30 days and of all time, the queues of jobs, and the features. */
export async function loadSchoolState(
  queryable: Queryable,
  { features }: FeatureRules,
  now: Date,
): Promise<SchoolState> {
  const [figures, queues] = await Promise.all([
    countFigures(queryable, new Date(now.getTime() - recentMs)),
    listQueueSizes(queryable),
  ])
  return {
    figures,
    queues: queues.toSorted((one, other) => one.queue.localeCompare(other.queue)),
    features: Object.fromEntries(
      Object.entries(features).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  }
}
