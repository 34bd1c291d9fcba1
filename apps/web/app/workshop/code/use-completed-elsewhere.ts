import type { SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'
import { readSavedAt } from './saved-code.ts'
import type { Code } from './use-code.ts'

/** Sets code aside that was typed here before the camper completed the lesson on another device. */
export function useCompletedElsewhere(
  challengeId: string,
  user: SessionUser | null | undefined,
  code: Code,
): void {
  const isKnown = Boolean(user)
  const compare = useEffectEvent(() => {
    const completed = user?.completedChallenges.find(({ id }) => id === challengeId)
    const savedAt = readSavedAt(challengeId)
    if (completed && savedAt !== undefined && savedAt < completed.completedDate) code.reset()
  })
  // Once a lesson: a completion while it is open does not take the code away.
  useEffect(() => compare(), [challengeId, isKnown])
}
