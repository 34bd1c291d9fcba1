import type { Review } from '@cairn/contract'

/** How well a lesson is remembered. */
export type Memory = Pick<Review, 'streak' | 'answeredDate'>

/** What is remembered of each lesson, by its id. */
export type Memories = Readonly<Record<string, Memory>>

const dayMs = 24 * 60 * 60 * 1000

/** Days until the next question, by how often in a row the last ones were answered right (Leitner's boxes). */
const waits = [1, 3, 7, 16, 35, 90]

/** How long a lesson rests before it is asked about again. */
export function restMs(streak: number): number {
  return (waits[Math.min(streak, waits.length - 1)] ?? 1) * dayMs
}

/** The memory of a lesson after an answer. A wrong one begins again. */
export function remember(memory: Memory | undefined, isRight: boolean, now: number): Memory {
  return { streak: isRight ? (memory?.streak ?? 0) + 1 : 0, answeredDate: now }
}

/** Of each lesson what was remembered last. */
export function newestOf(one: Memories, other: Memories): Memories {
  const newer = Object.entries(other).filter(
    ([id, { answeredDate }]) => answeredDate > (one[id]?.answeredDate ?? -Infinity),
  )
  return { ...one, ...Object.fromEntries(newer) }
}

/**
 * The lessons to ask about now, the weakest first, and of equally weak ones the one that has waited longest. A lesson
 * that was never asked about is due a day after it was finished.
 *
 * @param finishedAt when each lesson was finished, by its id
 */
export function dueLessons(
  finishedAt: ReadonlyMap<string, number>,
  memories: Memories,
  now: number,
): { due: string[]; nextAt: number | undefined } {
  const known = [...finishedAt].map(([id, finished]) => {
    const { streak, answeredDate } = memories[id] ?? { streak: 0, answeredDate: finished }
    return { id, streak, dueAt: answeredDate + restMs(streak) }
  })
  const due = known
    .filter(({ dueAt }) => dueAt <= now)
    .toSorted((one, other) => one.streak - other.streak || one.dueAt - other.dueAt)
  const later = known.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt)
  return { due: due.map(({ id }) => id), nextAt: later.length > 0 ? Math.min(...later) : undefined }
}
