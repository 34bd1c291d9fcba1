import { useEffect, useEffectEvent } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'

/** Shows nothing: counts that a lesson is opened, and left, before it is done (decision 70). */
export function LessonVisit({ challengeId: challenge_id }: { challengeId: string }) {
  const isKnown = useSessionUser() !== undefined
  const isDone = useCompletedIds().has(challenge_id)
  const begin = useEffectEvent(() => {
    if (!isDone) analytics.track({ event: 'challenge_opened', challenge_id })
    return !isDone
  })
  const end = useEffectEvent(() => {
    if (!isDone) analytics.track({ event: 'challenge_left', challenge_id })
  })
  useEffect(() => {
    if (!isKnown || !begin()) return undefined
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  }, [isKnown])
  return null
}
