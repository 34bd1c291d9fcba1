/** How well a lesson is remembered, and when to ask about it again. */
export type Memory = {
  /** How often in a row its questions were answered right. */
  streak: number
  /** In milliseconds since 1970. */
  dueAt: number
}

/** What is remembered of each lesson, by its id. */
export type Memories = Readonly<Record<string, Memory>>

const dayMs = 24 * 60 * 60 * 1000

/** Days until the next question, by how often in a row the last ones were answered right (Leitner's boxes). */
const waits = [1, 3, 7, 16, 35, 90]

/** The memory of a lesson after an answer. A wrong one begins anew. */
export function remember(memory: Memory | undefined, isRight: boolean, now: number): Memory {
  const streak = isRight ? (memory?.streak ?? 0) + 1 : 0
  return { streak, dueAt: now + (waits[Math.min(streak, waits.length - 1)] ?? 1) * dayMs }
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
  const known = [...finishedAt].map(([id, finished]) => ({
    id,
    memory: memories[id] ?? { streak: 0, dueAt: finished + dayMs },
  }))
  const due = known
    .filter(({ memory }) => memory.dueAt <= now)
    .toSorted(
      (one, other) => one.memory.streak - other.memory.streak || one.memory.dueAt - other.memory.dueAt,
    )
  const later = known.filter(({ memory }) => memory.dueAt > now).map(({ memory }) => memory.dueAt)
  return { due: due.map(({ id }) => id), nextAt: later.length > 0 ? Math.min(...later) : undefined }
}
