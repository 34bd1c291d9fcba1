import { limits } from '@cairn/contract'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { useUnsentIds } from '#shared/use-unsent-ids.ts'
import { useLastLesson } from '#courses/continue/use-last-lesson.ts'

/** What the school counts progress from, and what the counts change with. */
export function useDone() {
  const account = useSessionUser()?.id
  const completed = useCompletedIds()
  const done = useUnsentIds().slice(-limits.maxLessonsDone)
  const last = useLastLesson()
  return { done, last, hasBegun: completed.size > 0, key: [account, completed.size, last] as const }
}
