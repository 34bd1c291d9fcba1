import { useSessionUser } from '#shared/call/session-user.ts'
import { useWaitingSubmissions } from '#shared/outbox/use-waiting-submissions.ts'
import { visitorAccount } from '#shared/outbox/visitor-submissions.ts'

/** The id of the lesson that was done last, in this browser or with the account; null before the first. */
export function useLastLesson(): string | null {
  const user = useSessionUser()
  const waiting = useWaitingSubmissions()
  const own = waiting.filter(({ account }) => [visitorAccount, user?.id, user?.username].includes(account))
  // An account without a completion has an empty text.
  return own.at(-1)?.payload.id ?? (user?.currentChallengeId || null)
}
