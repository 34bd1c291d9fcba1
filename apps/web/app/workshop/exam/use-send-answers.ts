import type { KeptAnswers } from '@cairn/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#shared/call/call.ts'
import { isOver } from './is-over.ts'
import { onlyOf, type Work } from './kept-answers.ts'

/** Between two tries while the school cannot be reached. */
const pauseMs = 5_000

type Outcomes = {
  onKept: (sent: KeptAnswers) => void
  /** The school does not take answers to this paper any more. */
  onRefused: () => void
}

/**
 * Sends answers to the school as they are given, and again until they have arrived, so that neither a lost device nor one
 * that sleeps costs a camper their exam (decision 89).
 */
export function useSendAnswers(
  examId: string,
  { answers, unsent }: Pick<Work, 'answers' | 'unsent'>,
  { onKept, onRefused }: Outcomes,
): void {
  const [tries, setTries] = useState(0)
  const hasUnsent = unsent.length > 0
  const send = useEffectEvent(async (): Promise<'kept' | 'failed' | 'refused'> => {
    const sent = onlyOf(answers, unsent)
    const input = { params: { id: examId }, body: { answers: sent }, outlivesPage: true }
    const answer = await call('keepExamAnswers', input)
    if (answer.ok) {
      onKept(sent)
      return 'kept'
    }
    const { key } = answer.refusal
    return isOver(key) || key === 'flash.exam.answers-invalid' ? 'refused' : 'failed'
  })
  const refuse = useEffectEvent(onRefused)
  useEffect(() => {
    if (!hasUnsent) return undefined
    let hasEnded = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function attempt() {
      const outcome = await send()
      if (hasEnded) return
      if (outcome === 'refused') refuse()
      else timer = setTimeout(() => setTries((before) => before + 1), outcome === 'kept' ? 0 : pauseMs)
    }
    void attempt()
    return () => {
      hasEnded = true
      clearTimeout(timer)
    }
  }, [examId, hasUnsent, tries])
}
