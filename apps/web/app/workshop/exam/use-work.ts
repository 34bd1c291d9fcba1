import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStoredElsewhere } from '#shared/storage/use-stored-elsewhere.ts'
import { keepWork, keyOf, readWork, withKeptAnswers, withoutSent, type Work } from './kept-answers.ts'
import type { Paper } from './paper.ts'
import { useSendAnswers } from './use-send-answers.ts'

/** The camper's answers and marks, kept with every change: in the browser for all of its tabs, and at the school. */
export function useWork(examId: string, { generatedExam: questions, keptAnswers, askedAt }: Paper) {
  const [work, setWork] = useState(() => withKeptAnswers(readWork(examId, questions), keptAnswers))
  /** When this page's answers were given, by its clock. */
  const givenAt = useRef<Record<string, number>>({})

  const addKept = useEffectEvent(() => {
    const stored = readWork(examId, questions)
    const newer = Object.keys(work.answers).filter((id) => (givenAt.current[id] ?? -Infinity) >= askedAt)
    const next = withKeptAnswers(
      {
        ...work,
        answers: { ...work.answers, ...stored.answers },
        unsent: union(work.unsent, stored.unsent, newer),
      },
      keptAnswers,
    )
    setWork(next)
    keepWork(examId, next)
  })
  useEffect(() => addKept(), [keptAnswers])

  // Each tab sends its own answers only, so that an older one does not arrive last.
  useStoredElsewhere(keyOf(examId), () =>
    setWork(({ current, unsent }) => ({ ...readWork(examId, questions), current, unsent })),
  )
  useSendAnswers(examId, work, (sent) => {
    setWork((latest) => withoutSent(latest, sent))
    const stored = readWork(examId, questions)
    if (stored.unsent.length > 0) keepWork(examId, withoutSent(stored, sent))
  })

  const change = (changed: Partial<Work>) => {
    // A tab may not have heard yet what another has stored.
    const stored = readWork(examId, questions)
    const answers = { ...work.answers, ...stored.answers, ...changed.answers }
    const next = { ...work, ...changed, answers }
    setWork(next)
    keepWork(examId, { ...next, unsent: union(stored.unsent, next.unsent) })
  }
  return {
    ...work,
    choose: (questionId: string, answerId: string) => {
      givenAt.current[questionId] = performance.now()
      change({
        answers: { [questionId]: answerId },
        unsent: union(work.unsent, [questionId]),
      })
    },
    toggleMark: (questionId: string) =>
      change({
        marked: work.marked.includes(questionId)
          ? work.marked.filter((id) => id !== questionId)
          : [...work.marked, questionId],
      }),
    goTo: (current: number) => change({ current }),
  }
}

function union(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())]
}
