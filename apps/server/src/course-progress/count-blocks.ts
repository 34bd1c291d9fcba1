import type { BlockCounts, SuperBlockOutline } from '@cairn/contract'
import { nextLesson } from './next-lesson.ts'

/** Counts what is done of each block of a course that has been begun. */
export function countBlocks(
  { blocks }: Pick<SuperBlockOutline, 'blocks'>,
  completed: ReadonlySet<string>,
  last: string | null,
): BlockCounts {
  const counted = blocks.flatMap(({ dashedName: block, challenges }) => {
    const done = challenges.filter(({ id }) => completed.has(id)).length
    const next = challenges.find(({ id }) => !completed.has(id))?.dashedName ?? null
    return done === 0 ? [] : [[block, { done, next }] as const]
  })
  const lessons = blocks.flatMap(({ dashedName: block, challenges }) =>
    challenges.map(({ id, dashedName }) => ({ id, place: { block, dashedName } })),
  )
  const ids = lessons.map(({ id }) => id)
  const nextId = nextLesson(ids, completed, last)
  return {
    done: counted.reduce((sum, [, { done }]) => sum + done, 0),
    blocks: Object.fromEntries(counted),
    next: lessons.find(({ id }) => id === nextId)?.place ?? null,
  }
}
