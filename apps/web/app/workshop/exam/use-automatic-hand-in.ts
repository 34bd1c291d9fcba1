import { limits } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'

/** Between two tries while the school cannot be reached. */
const pauseMs = 2_000
/** Shared by all questions: each open one is a part of it. */
const longestDelayMs = 10_000

type Answering = {
  isTimeUp: boolean
  /** Questions that are answered on this page, of all. */
  answered: number
  total: number
  /** Resolves with whether the school has answered. */
  send: () => Promise<boolean>
}

/**
 * Hands a paper in once its time is up, and tries again until the school has answered, or takes it no more. A paper may
 * be open on two devices and is taken once, so the page with fewer answers waits longer, and one that had none at the end
 * waits for its camper (decision 48).
 */
export function useAutomaticHandIn({ isTimeUp, answered, total, send }: Answering): void {
  const trySending = useEffectEvent(send)
  const delay = useEffectEvent(() => (answered === 0 ? undefined : longestDelayMs * (1 - answered / total)))
  useEffect(() => {
    const delayMs = isTimeUp ? delay() : undefined
    if (delayMs === undefined) return undefined
    const end = performance.now() + limits.examGraceMs
    let hasEnded = false
    let timer = setTimeout(() => void attempt(), delayMs)
    async function attempt() {
      const isAnswered = await trySending()
      if (isAnswered || hasEnded || performance.now() >= end) return
      timer = setTimeout(() => void attempt(), pauseMs)
    }
    return () => {
      hasEnded = true
      clearTimeout(timer)
    }
  }, [isTimeUp])
}
