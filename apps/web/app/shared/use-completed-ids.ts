import { useMemo } from 'react'
import { useSessionUser } from './call/session-user.ts'
import { completedIds } from './course-progress.ts'
import { useUnsentIds } from './use-unsent-ids.ts'

/**
 * The ids of the lessons that are done: those of the account, those that still wait in this browser to be sent to it,
 * and those that a visitor has done.
 */
export function useCompletedIds(): ReadonlySet<string> {
  const user = useSessionUser()
  const unsent = useUnsentIds()
  const ids = useMemo(() => [...completedIds(user), ...unsent].join(' '), [user, unsent])
  // The same set while nothing is added, so that what shows it need not be rendered again.
  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids])
}
