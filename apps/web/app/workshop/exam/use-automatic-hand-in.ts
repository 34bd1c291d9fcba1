import { limits } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'

/** Between two tries while the school cannot be reached. */
const pauseMs = 2_000

type Answering = {
  isTimeUp: boolean
  /** Whether there is anything to hand in. */
  hasAnswers: boolean
  /** Resolves with whether the school has answered. */
  send: () => Promise<boolean>
}

/**
 * Hands a paper in once its time is up, and tries again until the school has answered, or takes it no more. A page that
 * had no answers at the end waits for its camper.
 */
export function useAutomaticHandIn({ isTimeUp, hasAnswers, send }: Answering): void {
  const trySending = useEffectEvent(send)
  const isDue = useEffectEvent(() => hasAnswers)
  useEffect(() => {
    if (!isTimeUp || !isDue()) return undefined
    const end = performance.now() + limits.examGraceMs
    let hasEnded = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function attempt() {
      const isAnswered = await trySending()
      if (isAnswered || hasEnded || performance.now() >= end) return
      timer = setTimeout(() => void attempt(), pauseMs)
    }
    void attempt()
    return () => {
      hasEnded = true
      clearTimeout(timer)
    }
  }, [isTimeUp])
}
