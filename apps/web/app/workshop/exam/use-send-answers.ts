import type { KeptAnswers } from '@cairn/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#shared/call/call.ts'
import { onlyOf, type Work } from './kept-answers.ts'

/** Between two tries while the school cannot be reached. */
const pauseMs = 5_000

/**
 * Sends answers to the school as they are given, and again until they have arrived, so that neither a lost device nor one
 * that sleeps costs a camper their exam (decision 89).
 */
export function useSendAnswers(
  examId: string,
  { answers, unsent }: Pick<Work, 'answers' | 'unsent'>,
  onKept: (sent: KeptAnswers) => void,
): void {
  const [tries, setTries] = useState(0)
  const hasUnsent = unsent.length > 0
  /** Resolves with how long to wait before the next try; undefined if there is no point in one. */
  const send = useEffectEvent(async () => {
    const sent = onlyOf(answers, unsent)
    const input = { params: { id: examId }, body: { answers: sent }, outlivesPage: true }
    const answer = await call('keepExamAnswers', input)
    if (answer.ok) onKept(sent)
    else if (answer.refusal.isDeclared) return undefined
    return answer.ok ? 0 : pauseMs
  })
  useEffect(() => {
    if (!hasUnsent) return undefined
    let hasEnded = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function attempt() {
      const delayMs = await send()
      if (hasEnded || delayMs === undefined) return
      timer = setTimeout(() => setTries((before) => before + 1), delayMs)
    }
    void attempt()
    return () => {
      hasEnded = true
      clearTimeout(timer)
    }
  }, [examId, hasUnsent, tries])
}
