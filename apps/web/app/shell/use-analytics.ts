import { completionLevels, type SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'

/** Lets the events of campers who have agreed be sent, and sends them when the page is hidden or left. */
export function useAnalytics(user: SessionUser | null | undefined, takesEvents: boolean): void {
  const isPermitted = takesEvents && (user === undefined ? undefined : user?.allowsAnalytics === true)
  useEffect(() => analytics.permit(isPermitted), [isPermitted])
  useVisitEvents(user)
  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') analytics.flush()
    }
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => document.removeEventListener('visibilitychange', sendWhenHidden)
  }, [])
}

/** A sign-in counts when the camper is known, because only then is it known whether they have agreed. */
function useVisitEvents(user: SessionUser | null | undefined): void {
  const wasVisitor = useRef(false)
  const camperId = user === null ? null : user?.id
  const beginVisit = useEffectEvent(() => {
    if (wasVisitor.current) analytics.track({ event: 'sign_in' })
    const completed = user?.completedChallengeCount ?? 0
    const level = completionLevels.findLast((least) => least <= completed) ?? 0
    analytics.track({ event: 'user_data', completed_at_least: level })
  })
  useEffect(() => {
    if (camperId === null) wasVisitor.current = true
    else if (camperId !== undefined) beginVisit()
  }, [camperId])
}
