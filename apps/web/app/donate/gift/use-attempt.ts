import { useEffect } from 'react'
import { attemptIdOf } from './attempt.ts'
import type { Gift } from './gift.ts'
import type { Way } from './way.ts'

/**
 * Makes the attempt when its form opens. Tabs see what another one has stored only after a moment, so two that made
 * theirs at the click, at the same time, would make two. Without a way it makes none.
 */
export function useAttempt({ amount, duration }: Gift, way: Way | undefined): void {
  useEffect(() => {
    if (way) attemptIdOf({ amount, duration }, way)
  }, [amount, duration, way])
}
