import type { Certification, CompletedChallenge } from '@cairn/contract'

/**
 * How fast projects of certifications are believed: each takes the time of one, and the time of some can be saved
 * up. Real projects take days. This is for those that were built before and are handed in on one evening.
 */
export type ProjectPace = { msPerProject: number; projectsSaved: number }

export const projectPace: ProjectPace = { msPerProject: 12 * 60 * 1000, projectsSaved: 5 }

type Progress = {
  /** Everything that the camper has completed, and when, in milliseconds since 1970. */
  completed: readonly Pick<CompletedChallenge, 'id' | 'completedDate'>[]
  /** The ids of the projects of all certifications, which take their time from one camper. */
  projectIds: ReadonlySet<string>
  /** When the camper began, in the same milliseconds; what they brought along may be older. */
  startedAt: number
}

/**
 * The moment from which it is believable that all projects of a certification are done, in milliseconds since
 * 1970. Projects that came faster than the pace are spread out after one another, in the order in which they came.
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
