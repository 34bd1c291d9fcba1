import { useMemo } from 'react'
import { useSessionUser } from './call/session-user.ts'
import { completedIds } from './course-progress.ts'
import { useWaitingSubmissions } from './outbox/use-waiting-submissions.ts'
import { visitorAccount } from './outbox/visitor-submissions.ts'

/**
 * The ids of the lessons that are done: those of the account, those that still wait in this browser to be sent to it,
 * and those that a visitor has done.
 */
export function useCompletedIds(): ReadonlySet<string> {
  const user = useSessionUser()
  const waiting = useWaitingSubmissions()
  const ids = useMemo(() => {
    const owners = [visitorAccount, user?.id, user?.username]
    const own = waiting.filter(({ account }) => owners.includes(account))
    return [...completedIds(user), ...own.map(({ payload }) => payload.id)].join(' ')
  }, [user, waiting])
  // The same set while nothing is added, so that what shows it need not be rendered again.
  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids])
}
