import { useEffect, useEffectEvent } from 'react'
import { readSavedAt } from './saved-code.ts'
import type { Code } from './use-code.ts'

type Lesson = {
  challengeId: string
  /** Whether the page knows who is signed in. */
  isKnown: boolean
  /** When their account has completed the lesson. */
  completedAt: number | undefined
}

/** Sets code aside that was typed here before the camper completed the lesson on another device. */
export function useCompletedElsewhere({ challengeId, isKnown, completedAt }: Lesson, code: Code): void {
  const compare = useEffectEvent(() => {
    const savedAt = readSavedAt(challengeId)
    if (completedAt !== undefined && savedAt !== undefined && savedAt < completedAt) code.reset()
  })
  // Once a lesson: a completion while it is open does not take the code away.
  useEffect(() => compare(), [challengeId, isKnown])
}
