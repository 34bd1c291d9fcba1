import { useEffect, useEffectEvent, useState } from 'react'
import { useStoredElsewhere } from '#shared/storage/use-stored-elsewhere.ts'
import { keepWork, keyOf, readWork, withKeptAnswers, withoutSent, type Work } from './kept-answers.ts'
import type { Paper } from './paper.ts'
import { useSendAnswers } from './use-send-answers.ts'

/** The camper's answers and marks, kept with every change: in the browser for all of its tabs, and at the school. */
export function useWork(examId: string, { generatedExam: questions, keptAnswers }: Paper) {
  const [work, setWork] = useState(() => withKeptAnswers(readWork(examId, questions), keptAnswers))
  const addKept = useEffectEvent(() => {
    const next = withKeptAnswers(work, keptAnswers)
    setWork(next)
    keepWork(examId, next)
  })
  useEffect(() => addKept(), [keptAnswers])
  useStoredElsewhere(keyOf(examId), () =>
    setWork(({ current }) => ({ ...readWork(examId, questions), current })),
  )
  useSendAnswers(examId, work, (sent) => {
    setWork((latest) => withoutSent(latest, sent))
    keepWork(examId, withoutSent(readWork(examId, questions), sent))
  })
  const change = (changed: Partial<Work>) => {
    // A tab may not have heard yet what another has stored.
    const stored = readWork(examId, questions)
    const answers = { ...work.answers, ...stored.answers, ...changed.answers }
    const unsent = [...new Set([...work.unsent, ...stored.unsent, ...Object.keys(changed.answers ?? {})])]
    const next = { ...work, ...changed, answers, unsent }
    setWork(next)
    keepWork(examId, next)
  }
  return {
    ...work,
    choose: (questionId: string, answerId: string) => change({ answers: { [questionId]: answerId } }),
    toggleMark: (questionId: string) =>
      change({
        marked: work.marked.includes(questionId)
          ? work.marked.filter((id) => id !== questionId)
          : [...work.marked, questionId],
      }),
    goTo: (current: number) => change({ current }),
  }
}
