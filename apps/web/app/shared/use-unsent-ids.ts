import { useMemo } from 'react'
import { useSessionUser } from './call/session-user.ts'
import { useWaitingSubmissions } from './outbox/use-waiting-submissions.ts'
import { visitorAccount } from './outbox/visitor-submissions.ts'

/**
 * The ids of lessons that are done and that the account does not know of: those of a visitor, and those that still wait
 * in this browser to be sent. The newest are last.
 */
export function useUnsentIds(): readonly string[] {
  const user = useSessionUser()
  const waiting = useWaitingSubmissions()
  return useMemo(() => {
    const owners = [visitorAccount, user?.id, user?.username]
    const own = waiting.filter(({ account }) => owners.includes(account))
    return [...new Set(own.map(({ payload }) => payload.id))]
  }, [user, waiting])
}
