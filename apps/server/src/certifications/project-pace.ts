import type { Certification, CompletedChallenge } from '@cairn/contract'

/**
 * How fast certification projects can plausibly be finished: each takes a fixed time, some of which can be saved up.
 * Real projects take days; this allows for projects that were built earlier and submitted in one evening.
 */
export type ProjectPace = { msPerProject: number; projectsSaved: number }

export const projectPace: ProjectPace = { msPerProject: 12 * 60 * 1000, projectsSaved: 5 }

type Progress = {
  /** Everything that the camper has completed, and when, in milliseconds since 1970. */
  completed: readonly Pick<CompletedChallenge, 'id' | 'completedDate'>[]
  /** The ids of the projects of all certifications, which share one camper's time. */
  projectIds: ReadonlySet<string>
  /** When the camper joined, in milliseconds since 1970; completed work may be older. */
  startedAt: number
}

/**
 * The time from which it is plausible that all projects of a certification are done, in milliseconds since 1970.
 * Projects submitted faster than the pace are spread out in the order of their submission.
 */
export function believableAt(
  { tests }: Pick<Certification, 'tests'>,
  { completed, projectIds, startedAt }: Progress,
  { msPerProject, projectsSaved }: ProjectPace = projectPace,
): number {
  const wanted = new Set(tests.map(({ id }) => id))
  const projects = completed
    .filter(({ id }) => projectIds.has(id))
    .toSorted((one, other) => one.completedDate - other.completedDate)
  const start = Math.min(startedAt, projects[0]?.completedDate ?? startedAt)
  let [spent, believable] = [start, start]
  for (const { id, completedDate } of projects) {
    spent = Math.max(spent, completedDate - projectsSaved * msPerProject) + msPerProject
    if (wanted.has(id)) believable = spent
  }
  return believable
}
