import { type KeptAnswers, limits } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'
import { onlyOf, type Work } from './kept-answers.ts'

/** Between two tries while the school cannot be reached. */
const pauseMs = 2_000

type Answering = {
  isTimeUp: boolean
  work: Work
  /** Resolves with whether the school has answered. */
  send: (answers: KeptAnswers) => Promise<boolean>
}

/**
 * Hands a paper in once its time is up, and tries again until the school has answered, or takes it no more. What the school
 * has heard is left to it, because another device may have changed it since. A page that had no answers at the end waits
 * for its camper.
 */
export function useAutomaticHandIn({ isTimeUp, work, send }: Answering): void {
  const trySending = useEffectEvent(send)
  const read = useEffectEvent(() => work)
  useEffect(() => {
    const { answers, unsent } = read()
    if (!isTimeUp || Object.keys(answers).length === 0) return undefined
    // The same with each try, so that the school knows the paper again if only its answer was lost.
    const handedIn = onlyOf(answers, unsent)
    const end = performance.now() + limits.examGraceMs
    let hasEnded = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function attempt() {
      const isAnswered = await trySending(handedIn)
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
