import type { SuperBlockOutline } from '@cairn/contract'
import { nextLesson } from './next-lesson.ts'

type Counted = {
  courses: Record<string, number>
  /** The lesson to go on with, in the first course that has the last one. */
  next: { superBlock: string; id: string } | null
}

/** Counts what is done of each course that has been begun. Courses may share lessons, which then count in each. */
export function countCourses(
  superBlocks: readonly SuperBlockOutline[],
  completed: ReadonlySet<string>,
  last: string | null,
): Counted {
  const courses = superBlocks.map((superBlock) => ({ superBlock: superBlock.id, ids: idsOf(superBlock) }))
  const current = last === null ? undefined : courses.find(({ ids }) => ids.includes(last))
  const next = current && nextLesson(current.ids, completed, last)
  return {
    courses: Object.fromEntries(
      courses
        .map(({ superBlock, ids }) => [superBlock, ids.filter((id) => completed.has(id)).length] as const)
        .filter(([, done]) => done > 0),
    ),
    next: current && next !== undefined ? { superBlock: current.superBlock, id: next } : null,
  }
}

function idsOf({ blocks }: SuperBlockOutline): string[] {
  return blocks.flatMap(({ challenges }) => challenges.map(({ id }) => id))
}
